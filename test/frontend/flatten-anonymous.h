// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// An anonymous struct's members are the message's, at their offsets in it.

#include <hone/hone.h>

struct HONE_MESSAGE() flat {
  int32_t a HONE(1);
  struct {
    int32_t b HONE(2);
    struct { int64_t c HONE(3); };
  };
};

// CHECK:      schema flatten-anonymous.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message flat `struct flat` "flat", size 24, align 8
// CHECK-NEXT:   field a = 1: int32 `int32_t`, at 0, implicit
// CHECK-NEXT:   field b = 2: int32 `int32_t`, at 8, implicit
// CHECK-NEXT:   field c = 3: int64 `int64_t`, at 16, implicit
// CHECK-NOT: {{.}}
