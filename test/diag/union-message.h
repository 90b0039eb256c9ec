// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A union is no message.

#include <hone/hone.h>

union HONE_MESSAGE() u { int32_t x HONE(1); };

// CHECK: {{.*}}union-message.h:8:7: error: a union is no message; put it into a struct and mark it HONE_ONEOF(which)
// CHECK-NEXT: union HONE_MESSAGE() u { int32_t x HONE(1); };
// CHECK-NEXT:{{^ {8}\^$}}
// CHECK-NOT: error:
