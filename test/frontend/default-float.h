// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// Defaults of floats: literals, integers, constants of the language, infinities.

#include <hone/hone.h>

#include <math.h>
#define PI 3.14159265358979

struct HONE_MESSAGE() defaults {
  double a HONE(1, default = 1.5);
  float b HONE(2, default = 0.1f);
  double c HONE(3, default = -7);
  double d HONE(4, default = PI / 2);
  double e HONE(5, default = INFINITY);
  float f HONE(6, default = -INFINITY);
  double g HONE(7, default = NAN);
  double h HONE(8, default = 0x1p-3);
  double i HONE(9, default = 1e300);
};

// CHECK:      schema default-float.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message defaults `struct defaults` "defaults", size 72, align 8
// CHECK-NEXT:   field a = 1: float64 `double`, at 0, implicit, default 1.5
// CHECK-NEXT:   field b = 2: float32 `float`, at 8, implicit, default 0.10000000149011612
// CHECK-NEXT:   field c = 3: float64 `double`, at 16, implicit, default -7
// CHECK-NEXT:   field d = 4: float64 `double`, at 24, implicit, default 1.570796326794895
// CHECK-NEXT:   field e = 5: float64 `double`, at 32, implicit, default inf
// CHECK-NEXT:   field f = 6: float32 `float`, at 40, implicit, default -inf
// CHECK-NEXT:   field g = 7: float64 `double`, at 48, implicit, default nan
// CHECK-NEXT:   field h = 8: float64 `double`, at 56, implicit, default 0.125
// CHECK-NEXT:   field i = 9: float64 `double`, at 64, implicit, default 1.0000000000000001e+300
// CHECK-NOT: {{.}}
