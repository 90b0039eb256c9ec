// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A union whose members are annotated needs HONE_ONEOF.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  union { int32_t x HONE(1); float y HONE(2); } u;
};

// CHECK: {{.*}}union-not-marked.h:9:49: error: nothing says which member of this union is there; write HONE_ONEOF(which) behind it, or HONE_SKIP
// CHECK-NEXT: union { int32_t x HONE(1); float y HONE(2); } u;
// CHECK-NEXT:{{^ {50}\^$}}
// CHECK-NOT: error:
