// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Clang's notes come along with its errors.

#include <hone/hone.h>

struct other { int a; };
struct other { int a; };

// CHECK: {{.*}}broken-in-macro.h:9:8: error: redefinition of 'other'
// CHECK-NEXT: struct other { int a; };
// CHECK-NEXT:{{^ {9}\^$}}
// CHECK-NEXT: {{.*}}broken-in-macro.h:8:8: note: previous definition is here
// CHECK-NEXT: struct other { int a; };
// CHECK-NEXT:{{^ {9}\^$}}
// CHECK-NOT: error:
