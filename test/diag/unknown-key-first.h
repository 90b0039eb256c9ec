// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A key in the place of the number is told from an expression.

#include <hone/hone.h>

struct HONE_MESSAGE() m { int32_t x HONE(requird); };

// CHECK: {{.*}}unknown-key-first.h:8:42: error: HONE has no option 'requird'; did you mean 'required'?
// CHECK-NEXT: struct HONE_MESSAGE() m { int32_t x HONE(requird); };
// CHECK-NEXT:{{^ {43}\^$}}
// CHECK-NOT: error:
