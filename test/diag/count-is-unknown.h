// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// The member of unknown fields serves nothing else: it is no integer.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  hone_unknown rest HONE_UNKNOWN;
  int32_t *a HONE(2, count = rest);
};

// CHECK: {{.*}}count-is-unknown.h:10:22: error: 'rest' is no integer; the count of 'a' is one
// CHECK-NEXT: int32_t *a HONE(2, count = rest);
// CHECK-NEXT:{{^ {23}\^$}}
// CHECK-NOT: error:
