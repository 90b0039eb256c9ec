// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A repeated field has no presence.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  float a[3] HONE(1, optional);
};

// CHECK: {{.*}}presence-of-list.h:9:9: error: 'a': a repeated field is there as often as its count says; drop 'optional', 'required', 'always' and 'presence'
// CHECK-NEXT: float a[3] HONE(1, optional);
// CHECK-NEXT:{{^ {10}\^$}}
// CHECK-NOT: error:
