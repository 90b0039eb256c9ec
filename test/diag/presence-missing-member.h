// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A presence option names an integer member there is.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  int32_t a HONE(1, presence = nothing);
  double d HONE_SKIP;
  int32_t b HONE(2, presence = d);
};

// CHECK: {{.*}}presence-missing-member.h:9:21: error: there is no member 'nothing'; 'presence' names a member of the same struct
// CHECK-NEXT: int32_t a HONE(1, presence = nothing);
// CHECK-NEXT:{{^ {22}\^$}}
// CHECK-NEXT: {{.*}}presence-missing-member.h:11:21: error: 'd' is no integer; the presence of 'b' is one
// CHECK-NEXT: int32_t b HONE(2, presence = d);
// CHECK-NEXT:{{^ {22}\^$}}
// CHECK-NOT: error:
