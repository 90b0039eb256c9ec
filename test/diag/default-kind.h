// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A default is of the field's kind.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  int32_t a HONE(1, default = "one");
  double b HONE(2, default = "two");
};

// CHECK: {{.*}}default-kind.h:9:21: error: 'default = "one"' is no value for 'a'; write an integer constant
// CHECK-NEXT: int32_t a HONE(1, default = "one");
// CHECK-NEXT:{{^ {22}\^$}}
// CHECK-NEXT: {{.*}}default-kind.h:10:20: error: 'default = "two"' is no value for 'b'; write a number
// CHECK-NEXT: double b HONE(2, default = "two");
// CHECK-NEXT:{{^ {21}\^$}}
// CHECK-NOT: error:
