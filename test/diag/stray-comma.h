// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Two commas with nothing between are an error.

#include <hone/hone.h>

struct HONE_MESSAGE() m { int32_t x HONE(1, , always); };

// CHECK: {{.*}}stray-comma.h:8:37: error: nothing stands between two commas; remove one
// CHECK-NEXT: struct HONE_MESSAGE() m { int32_t x HONE(1, , always); };
// CHECK-NEXT:{{^ {38}\^$}}
// CHECK-NOT: error:
