// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// INFINITY and NAN are defaults without <math.h>, too.

#include <hone/hone.h>

struct HONE_MESSAGE() defaults {
  double a HONE(1, default = INFINITY);
  float b HONE(2, default = -INFINITY);
  double c HONE(3, default = NAN);
};

// CHECK: field a = 1: float64 `double`, at 0, implicit, default inf
// CHECK: field b = 2: float32 `float`, at 8, implicit, default -inf
// CHECK: field c = 3: float64 `double`, at 16, implicit, default nan
