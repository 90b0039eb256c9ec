// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// An array of arrays has no count.

#include <hone/hone.h>

struct HONE_MESSAGE() m { size_t n_x; int32_t x[2][3] HONE(1); };

// CHECK: {{.*}}array-of-arrays-count.h:8:47: error: 'x': an array of arrays has no count; make the inner array a message, or drop the count
// CHECK-NEXT: struct HONE_MESSAGE() m { size_t n_x; int32_t x[2][3] HONE(1); };
// CHECK-NEXT:{{^ {48}\^$}}
// CHECK-NOT: error:
