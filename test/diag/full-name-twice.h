// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Two messages have two full names.

#include <hone/hone.h>

struct HONE_MESSAGE(name = "p.M") a { int32_t x HONE(1); };
struct HONE_MESSAGE(name = "p.M") b { int32_t x HONE(1); };

// CHECK: {{.*}}full-name-twice.h:9:35: error: two messages have the full name "p.M"; change one `name`
// CHECK-NEXT: struct HONE_MESSAGE(name = "p.M") b { int32_t x HONE(1); };
// CHECK-NEXT:{{^ {36}\^$}}
// CHECK-NEXT: {{.*}}full-name-twice.h:8:35: note: the other one is here
// CHECK-NEXT: struct HONE_MESSAGE(name = "p.M") a { int32_t x HONE(1); };
// CHECK-NEXT:{{^ {36}\^$}}
// CHECK-NOT: error:
