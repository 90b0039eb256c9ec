// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A member that nothing was said about, and that nothing refers to, is an error.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  int32_t a HONE(1);
  int32_t b;
  struct { int x; } c;
};

// CHECK: {{.*}}left-over.h:10:11: error: 'b' is not serialized, and nothing refers to it; write HONE(...), or HONE_SKIP to leave it out
// CHECK-NEXT: int32_t b;
// CHECK-NEXT:{{^ {12}\^$}}
// CHECK-NEXT: {{.*}}left-over.h:11:21: error: 'c' is not serialized, and nothing refers to it; write HONE(...), or HONE_SKIP to leave it out
// CHECK-NEXT: struct { int x; } c;
// CHECK-NEXT:{{^ {22}\^$}}
// CHECK-NOT: error:
