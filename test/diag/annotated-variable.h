// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Annotations of members do not belong to variables.

#include <hone/hone.h>

extern int32_t x HONE(1);

// CHECK: {{.*}}annotated-variable.h:8:18: error: HONE does not belong to a declaration of this kind; move it to a struct, an enum or a member of one
// CHECK-NEXT: extern int32_t x HONE(1);
// CHECK-NEXT:{{^ {19}\^$}}
// CHECK-NOT: error:
