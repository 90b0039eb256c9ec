// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A header is in one package.

#include <hone/hone.h>

HONE_FILE(package = "a")
HONE_FILE(package = "b")

// CHECK: {{.*}}two-packages.h:9:11: error: this header is in package 'a' already; keep one HONE_FILE
// CHECK-NEXT: HONE_FILE(package = "b")
// CHECK-NEXT:{{^ {12}\^$}}
// CHECK-NOT: error:
