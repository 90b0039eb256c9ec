// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A key is given once.

#include <hone/hone.h>

struct HONE_MESSAGE() m { hone_str x HONE(1, max = 1, max = 2); };

// CHECK: {{.*}}key-twice.h:8:55: error: 'max' is given twice; remove one
// CHECK-NEXT: struct HONE_MESSAGE() m { hone_str x HONE(1, max = 1, max = 2); };
// CHECK-NEXT:{{^ {56}\^$}}
// CHECK-NOT: error:
