// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Two messages have two names in generated code.

#include <hone/hone.h>

struct HONE_MESSAGE() point { int32_t x HONE(1); };
struct HONE_MESSAGE() point_t { int32_t x HONE(1); };

// CHECK: {{.*}}message-name-twice.h:9:23: error: two messages are called 'point' in generated code ('struct point' and 'struct point_t'); rename one
// CHECK-NEXT: struct HONE_MESSAGE() point_t { int32_t x HONE(1); };
// CHECK-NEXT:{{^ {24}\^$}}
// CHECK-NEXT: {{.*}}message-name-twice.h:8:23: note: the other one is here
// CHECK-NEXT: struct HONE_MESSAGE() point { int32_t x HONE(1); };
// CHECK-NEXT:{{^ {24}\^$}}
// CHECK-NOT: error:
