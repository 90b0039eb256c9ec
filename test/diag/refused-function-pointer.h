// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Function pointers are refused, also behind pointers and in arrays.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  void (*x)(void) HONE(1);
  int (*y[2])(int) HONE(2);
};

// CHECK: {{.*}}refused-function-pointer.h:9:10: error: 'x': a function pointer has no wire form; mark the member HONE_SKIP
// CHECK-NEXT: void (*x)(void) HONE(1);
// CHECK-NEXT:{{^ {11}\^$}}
// CHECK-NEXT: {{.*}}refused-function-pointer.h:10:9: error: 'y': functions have no wire form; mark the member HONE_SKIP
// CHECK-NEXT: int (*y[2])(int) HONE(2);
// CHECK-NEXT:{{^ {10}\^$}}
// CHECK-NOT: error:
