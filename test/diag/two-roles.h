// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A member is a field or skipped, not both.

#include <hone/hone.h>

struct HONE_MESSAGE() m { int32_t x HONE(1) HONE_SKIP; };

// CHECK: {{.*}}two-roles.h:8:35: error: 'x' has two roles; keep one of HONE, HONE_SKIP, HONE_UNKNOWN and HONE_PRESENCE
// CHECK-NEXT: struct HONE_MESSAGE() m { int32_t x HONE(1) HONE_SKIP; };
// CHECK-NEXT:{{^ {36}\^$}}
// CHECK-NOT: error:
