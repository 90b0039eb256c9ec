// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// Structs that a macro makes are the header's own, and stand where the macro is used.

#include <hone/hone.h>

#define POINT(T, name)                                                                             \
  typedef struct HONE_MESSAGE() name {                                                             \
    T x HONE(1);                                                                                   \
    T y HONE(2);                                                                                   \
  } name;

POINT(float, PointF)
POINT(int32_t, PointI)

// CHECK:      schema struct-by-macro.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message PointF `PointF` "PointF", size 8, align 4
// CHECK-NEXT:   field x = 1: float32 `float`, at 0, implicit
// CHECK-NEXT:   field y = 2: float32 `float`, at 4, implicit
// CHECK-EMPTY:
// CHECK-NEXT: message PointI `PointI` "PointI", size 8, align 4
// CHECK-NEXT:   field x = 1: int32 `int32_t`, at 0, implicit
// CHECK-NEXT:   field y = 2: int32 `int32_t`, at 4, implicit
// CHECK-NOT: {{.}}
