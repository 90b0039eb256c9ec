// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// What has a presence member is optional.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  bool there HONE_SKIP;
  int32_t a HONE(1, required, presence = there);
};

// CHECK: {{.*}}presence-required.h:10:11: error: 'a': what has a presence member is optional; drop 'required' or 'always'
// CHECK-NEXT: int32_t a HONE(1, required, presence = there);
// CHECK-NEXT:{{^ {12}\^$}}
// CHECK-NOT: error:
