// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// The member that keeps unknown fields is always there.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  int which;
  union { hone_unknown a HONE_UNKNOWN; int32_t b HONE(1); } HONE_ONEOF(which);
};

// CHECK: {{.*}}unknown-member-in-union.h:10:24: error: 'a' lies inside of a union; move it out
// CHECK-NEXT: union { hone_unknown a HONE_UNKNOWN; int32_t b HONE(1); } HONE_ONEOF(which);
// CHECK-NEXT:{{^ {25}\^$}}
// CHECK-NOT: error:
