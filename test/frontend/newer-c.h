// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s -- -std=c2x | FileCheck %s
//
// A header of a newer C, where bool is a keyword, reads the same.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  bool a HONE(1, default = true);
  bool has_b;
  int32_t b HONE(2);
};

// CHECK:      schema newer-c.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message m `struct m` "m", size 8, align 4
// CHECK-NEXT:   field a = 1: bool `bool`, at 0, implicit, default 1
// CHECK-NEXT:   field b = 2: int32 `int32_t`, at 4, present by has_b at 1 `bool`, optional
// CHECK-NOT: {{.}}
