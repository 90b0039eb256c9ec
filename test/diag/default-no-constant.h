// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A default is a constant.

#include <hone/hone.h>

extern double variable;

struct HONE_MESSAGE() m {
  int32_t x HONE(1, default = nowhere);
  double y HONE(2, default = variable);
};

// CHECK: {{.*}}default-no-constant.h:11:21: error: 'default = nowhere' has no constant value (it does not compile as one); write a literal or a constant
// CHECK-NEXT: int32_t x HONE(1, default = nowhere);
// CHECK-NEXT:{{^ {22}\^$}}
// CHECK-NEXT: {{.*}}default-no-constant.h:12:20: error: 'default = variable' has no constant value (it does not compile as one); write a literal or a constant
// CHECK-NEXT: double y HONE(2, default = variable);
// CHECK-NEXT:{{^ {21}\^$}}
// CHECK-NOT: error:
