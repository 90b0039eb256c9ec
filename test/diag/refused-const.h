// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A const member is refused.

#include <hone/hone.h>

struct HONE_MESSAGE() m { const int32_t x HONE(1); };

// CHECK: {{.*}}refused-const.h:8:41: error: 'x': a const member cannot be decoded into; drop the const
// CHECK-NEXT: struct HONE_MESSAGE() m { const int32_t x HONE(1); };
// CHECK-NEXT:{{^ {42}\^$}}
// CHECK-NOT: error:
