// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// The selector says whether an arm is there.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  int which;
  union { int32_t a HONE(1, optional); } HONE_ONEOF(which);
};

// CHECK: {{.*}}presence-of-arm.h:10:19: error: 'a': the oneof's selector says whether an arm is there; drop 'optional', 'required', 'always' and 'presence'
// CHECK-NEXT: union { int32_t a HONE(1, optional); } HONE_ONEOF(which);
// CHECK-NEXT:{{^ {20}\^$}}
// CHECK-NOT: error:
