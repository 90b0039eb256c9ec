// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A count names a member there is.

#include <hone/hone.h>

struct HONE_MESSAGE() m { int32_t *a HONE(1, count = nothing); };

// CHECK: {{.*}}count-missing-member.h:8:46: error: there is no member 'nothing'; 'count' names a member of the same struct
// CHECK-NEXT: struct HONE_MESSAGE() m { int32_t *a HONE(1, count = nothing); };
// CHECK-NEXT:{{^ {47}\^$}}
// CHECK-NOT: error:
