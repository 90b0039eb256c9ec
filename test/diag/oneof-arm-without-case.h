// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Where the selector holds labels, every arm has one.

#include <hone/hone.h>

struct HONE_MESSAGE() m { int which; union { int32_t a HONE(1); } HONE_ONEOF(which, labels); };

// CHECK: {{.*}}oneof-arm-without-case.h:8:54: error: 'a' has no case label; write `case = ...` or `case_default`
// CHECK-NEXT: struct HONE_MESSAGE() m { int which; union { int32_t a HONE(1); } HONE_ONEOF(which, labels); };
// CHECK-NEXT:{{^ {55}\^$}}
// CHECK-NOT: error:
