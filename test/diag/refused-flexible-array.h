// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Flexible arrays are refused.

#include <hone/hone.h>

struct HONE_MESSAGE() m { int32_t n_x; int32_t x[] HONE(1); };

// CHECK: {{.*}}refused-flexible-array.h:8:48: error: 'x': a flexible array lies outside of its struct; use a pointer with a count, or HONE_SEQ(T)
// CHECK-NEXT: struct HONE_MESSAGE() m { int32_t n_x; int32_t x[] HONE(1); };
// CHECK-NEXT:{{^ {49}\^$}}
// CHECK-NOT: error:
