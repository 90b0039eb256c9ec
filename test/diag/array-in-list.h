// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Arrays inside of lists are refused, but for text and bytes.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  size_t n_x;
  int32_t (*x)[4] HONE(1);
};

// CHECK: {{.*}}array-in-list.h:10:13: error: 'x': an array inside of another container has no wire form; make it a message
// CHECK-NEXT: int32_t (*x)[4] HONE(1);
// CHECK-NEXT:{{^ {14}\^$}}
// CHECK-NOT: error:
