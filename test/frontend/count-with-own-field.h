// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// A member with HONE of its own is a field and never a count, so the array stays fixed.

#include <hone/hone.h>

struct HONE_MESSAGE() counts {
  size_t n_a HONE(2);
  int32_t a[4] HONE(1);
};

// CHECK:      schema count-with-own-field.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message counts `struct counts` "counts", size 24, align 8
// CHECK-NEXT:   field n_a = 2: uint64 `size_t`, at 0, implicit
// CHECK-NEXT:   field a = 1: array[4] of int32 `int32_t`, at 8
// CHECK-NOT: {{.}}
