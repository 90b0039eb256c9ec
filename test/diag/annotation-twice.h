// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A member has one HONE.

#include <hone/hone.h>

struct HONE_MESSAGE() m { int32_t x HONE(1) HONE(2); };

// CHECK: {{.*}}annotation-twice.h:8:45: error: a second HONE here; give one with all of it
// CHECK-NEXT: struct HONE_MESSAGE() m { int32_t x HONE(1) HONE(2); };
// CHECK-NEXT:{{^ {46}\^$}}
// CHECK-NEXT: {{.*}}annotation-twice.h:8:37: note: the first one is here
// CHECK-NEXT: struct HONE_MESSAGE() m { int32_t x HONE(1) HONE(2); };
// CHECK-NEXT:{{^ {38}\^$}}
// CHECK-NOT: error:
