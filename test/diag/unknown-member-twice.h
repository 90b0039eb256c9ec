// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// One member keeps unknown fields.

#include <hone/hone.h>

struct HONE_MESSAGE() m { hone_unknown a HONE_UNKNOWN, b HONE_UNKNOWN; };

// CHECK: {{.*}}unknown-member-twice.h:8:56: error: 'b' is a second HONE_UNKNOWN; one keeps all unknown fields
// CHECK-NEXT: struct HONE_MESSAGE() m { hone_unknown a HONE_UNKNOWN, b HONE_UNKNOWN; };
// CHECK-NEXT:{{^ {57}\^$}}
// CHECK-NOT: error:
