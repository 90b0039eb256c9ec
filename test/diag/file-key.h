// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// HONE_FILE has keys of its own.

#include <hone/hone.h>

HONE_FILE(pakage = "a")

// CHECK: {{.*}}file-key.h:8:11: error: HONE_FILE has no option 'pakage'; did you mean 'package'?
// CHECK-NEXT: HONE_FILE(pakage = "a")
// CHECK-NEXT:{{^ {12}\^$}}
// CHECK-NOT: error:
