// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Pointers inside of arrays are refused, but for text.

#include <hone/hone.h>

struct HONE_MESSAGE() m { int32_t *x[4] HONE(1); };

// CHECK: {{.*}}pointer-in-array.h:8:36: error: 'x': pointers inside of a container have no wire form; hold the values themselves, or use `T **` with a count
// CHECK-NEXT: struct HONE_MESSAGE() m { int32_t *x[4] HONE(1); };
// CHECK-NEXT:{{^ {37}\^$}}
// CHECK-NOT: error:
