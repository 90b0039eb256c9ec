// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// With labels the selector holds case labels: several per arm, and a default.

#include <hone/hone.h>

enum shape { SHAPE_CIRCLE = -1, SHAPE_SQUARE = 4, SHAPE_RECTANGLE };

struct HONE_MESSAGE() drawing {
  enum shape shape;
  union {
    float radius HONE(1, case = SHAPE_CIRCLE);
    double side HONE(2, case = SHAPE_SQUARE, case = SHAPE_RECTANGLE);
    int32_t other HONE(3, case_default);
  } size HONE_ONEOF(shape, labels);
};

// CHECK:      schema oneof-labels.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message drawing `struct drawing` "drawing", size 16, align 8
// CHECK-NEXT:   oneof size, selector shape at 0 `enum shape`, labels
// CHECK-NEXT:   field radius = 1: float32 `float`, path size.radius, at 8, arm of size, case -1
// CHECK-NEXT:   field side = 2: float64 `double`, path size.side, at 8, arm of size, case 4, case 5
// CHECK-NEXT:   field other = 3: int32 `int32_t`, path size.other, at 8, arm of size, case_default
// CHECK-NOT: {{.}}
