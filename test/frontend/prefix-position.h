// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// Annotations may also stand before the type.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  HONE(1) int32_t a;
  HONE_SKIP int32_t b;
};

// CHECK:      schema prefix-position.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message m `struct m` "m", size 8, align 4
// CHECK-NEXT:   field a = 1: int32 `int32_t`, at 0, implicit
// CHECK-NOT: {{.}}
