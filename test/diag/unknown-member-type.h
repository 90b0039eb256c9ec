// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// What keeps unknown fields is a hone_unknown.

#include <hone/hone.h>

struct HONE_MESSAGE() m { hone_bytes rest HONE_UNKNOWN; };

// CHECK: {{.*}}unknown-member-type.h:8:38: error: 'rest' must be a hone_unknown to be HONE_UNKNOWN
// CHECK-NEXT: struct HONE_MESSAGE() m { hone_bytes rest HONE_UNKNOWN; };
// CHECK-NEXT:{{^ {39}\^$}}
// CHECK-NOT: error:
