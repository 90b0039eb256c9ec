// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A constant has a type, a name and a text.

#include <hone/hone.h>

struct HONE_MESSAGE() HONE_CONST(float32, PI) HONE_CONST(float32, E, 2.7) m { int32_t x HONE(1); };

// CHECK: {{.*}}const-arguments.h:8:23: error: HONE_CONST needs a type, a name and a text; write `HONE_CONST(float32, PI, "3.14")`
// CHECK-NEXT: struct HONE_MESSAGE() HONE_CONST(float32, PI) HONE_CONST(float32, E, 2.7) m { int32_t x HONE(1); };
// CHECK-NEXT:{{^ {24}\^$}}
// CHECK-NEXT: {{.*}}const-arguments.h:8:47: error: the value of the constant 'E' must be a text, as the .msg file spells it; write "2.7"
// CHECK-NEXT: struct HONE_MESSAGE() HONE_CONST(float32, PI) HONE_CONST(float32, E, 2.7) m { int32_t x HONE(1); };
// CHECK-NEXT:{{^ {48}\^$}}
// CHECK-NOT: error:
