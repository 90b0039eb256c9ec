// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// One value has no count.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  size_t n;
  int32_t a HONE(1, count = n);
};

// CHECK: {{.*}}count-of-scalar.h:10:21: error: 'a' is one value and has no count; drop `count = ...`
// CHECK-NEXT: int32_t a HONE(1, count = n);
// CHECK-NEXT:{{^ {22}\^$}}
// CHECK-NOT: error:
