// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Two members that could be the count are an error that names both.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  size_t n_a;
  size_t a_count;
  int32_t *a HONE(1);
};

// CHECK: {{.*}}count-ambiguous.h:11:12: error: both 'n_a' and 'a_count' could be the count of 'a'; say which with `count = n_a`, and mark the other HONE_SKIP
// CHECK-NEXT: int32_t *a HONE(1);
// CHECK-NEXT:{{^ {13}\^$}}
// CHECK-NOT: error:
