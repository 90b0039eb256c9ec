// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// The bits of an enum are 1 to 64.

#include <hone/hone.h>

enum HONE_ENUM(bits = 65) e { A };

// CHECK: {{.*}}enum-bits-range.h:8:16: error: 'bits = 65' is out of range; write 1 to 64
// CHECK-NEXT: enum HONE_ENUM(bits = 65) e { A };
// CHECK-NEXT:{{^ {17}\^$}}
// CHECK-NOT: error:
