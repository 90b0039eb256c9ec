// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A case label belongs to one arm, and one arm is the default.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  int which;
  union {
    int32_t a HONE(1, case = 1);
    int32_t b HONE(2, case = 2, case = 1);
    int32_t c HONE(3, case_default);
    int32_t d HONE(4, case_default);
  } HONE_ONEOF(which, labels);
};

// CHECK: {{.*}}oneof-case-twice.h:12:13: error: the case 1 of 'b' is taken by 'a'; give it another
// CHECK-NEXT: int32_t b HONE(2, case = 2, case = 1);
// CHECK-NEXT:{{^ {14}\^$}}
// CHECK-NEXT: {{.*}}oneof-case-twice.h:14:13: error: 'c' and 'd' both are `case_default`; keep one
// CHECK-NEXT: int32_t d HONE(4, case_default);
// CHECK-NEXT:{{^ {14}\^$}}
// CHECK-NOT: error:
