// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A sequence of three members names them all.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  int32_t *a HONE(1, seq);
  size_t used HONE_SKIP;
};

// CHECK: {{.*}}seq-members-missing.h:9:12: error: 'a': `seq` on a pointer needs `count = ...` and `capacity = ...`, the members beside it
// CHECK-NEXT: int32_t *a HONE(1, seq);
// CHECK-NEXT:{{^ {13}\^$}}
// CHECK-NOT: error:
