// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A volatile member is refused.

#include <hone/hone.h>

struct HONE_MESSAGE() m { volatile int32_t x HONE(1); };

// CHECK: {{.*}}refused-volatile.h:8:44: error: 'x': a volatile member cannot be read and written as a plain value; drop it
// CHECK-NEXT: struct HONE_MESSAGE() m { volatile int32_t x HONE(1); };
// CHECK-NEXT:{{^ {45}\^$}}
// CHECK-NOT: error:
