// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// An arm has a number for the selector to hold.

#include <hone/hone.h>

struct HONE_MESSAGE() m { int which; union { int32_t a HONE(case = 3); } HONE_ONEOF(which); };

// CHECK: {{.*}}oneof-arm-without-number.h:8:54: error: 'a' has no number for 'which' to hold; write HONE(number), or HONE_ONEOF(which, labels)
// CHECK-NEXT: struct HONE_MESSAGE() m { int which; union { int32_t a HONE(case = 3); } HONE_ONEOF(which); };
// CHECK-NEXT:{{^ {55}\^$}}
// CHECK-NOT: error:
