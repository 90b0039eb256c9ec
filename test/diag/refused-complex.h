// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Complex numbers are refused.

#include <hone/hone.h>

struct HONE_MESSAGE() m { double _Complex x HONE(1); };

// CHECK: {{.*}}refused-complex.h:8:43: error: 'x': complex numbers have no wire form; use a message of two members, or an array of two
// CHECK-NEXT: struct HONE_MESSAGE() m { double _Complex x HONE(1); };
// CHECK-NEXT:{{^ {44}\^$}}
// CHECK-NOT: error:
