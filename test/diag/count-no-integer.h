// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A count is an integer.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  double n HONE_SKIP;
  bool b HONE_SKIP;
  int32_t *a HONE(1, count = n);
  int32_t *c HONE(2, count = b);
};

// CHECK: {{.*}}count-no-integer.h:11:22: error: 'n' is no integer; the count of 'a' is one
// CHECK-NEXT: int32_t *a HONE(1, count = n);
// CHECK-NEXT:{{^ {23}\^$}}
// CHECK-NEXT: {{.*}}count-no-integer.h:12:22: error: 'b' is a bool and cannot count; use size_t
// CHECK-NEXT: int32_t *c HONE(2, count = b);
// CHECK-NEXT:{{^ {23}\^$}}
// CHECK-NOT: error:
