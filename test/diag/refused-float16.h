// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Half floats are refused.

#include <hone/hone.h>

struct HONE_MESSAGE() m { __fp16 x HONE(1); };

// CHECK: {{.*}}refused-float16.h:8:34: error: 'x': only float, double and long double have a wire form; use one of them
// CHECK-NEXT: struct HONE_MESSAGE() m { __fp16 x HONE(1); };
// CHECK-NEXT:{{^ {35}\^$}}
// CHECK-NOT: error:
