// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// An attribute can make an enum small: its size and sign are the compiler's.

#include <hone/hone.h>

enum __attribute__((packed)) tiny { TINY = -1 };

struct HONE_MESSAGE() values {
  enum tiny tiny HONE(1);
  enum tiny field : 3 HONE(2);
};

// CHECK:      schema enum-packed.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: enum tiny `enum tiny` "tiny", int8
// CHECK-NEXT:   TINY = -1
// CHECK-EMPTY:
// CHECK-NEXT: message values `struct values` "values", size 2, align 1
// CHECK-NEXT:   field tiny = 1: enum tiny `enum tiny`, at 0, implicit
// CHECK-NEXT:   field field = 2: enum tiny `enum tiny`, at bit 8:3, implicit
// CHECK-NOT: {{.}}
