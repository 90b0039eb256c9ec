// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A struct that is only declared is no message.

#include <hone/hone.h>

struct point;

struct HONE_MESSAGE() m { struct point *p HONE(1); };

// CHECK: {{.*}}refused-declared-only.h:10:41: error: 'p': 'struct point' is only declared, not defined, in this header; include the header that defines it
// CHECK-NEXT: struct HONE_MESSAGE() m { struct point *p HONE(1); };
// CHECK-NEXT:{{^ {42}\^$}}
// CHECK-NOT: error:
