// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// One count for two arrays is an error that names both.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  size_t n;
  int32_t *a HONE(1, count = n);
  int32_t *b HONE(2, count = n);
};

// CHECK: {{.*}}count-shared.h:11:12: error: 'n' is the count of 'a' already and cannot be the count of 'b' too; give each a member of its own
// CHECK-NEXT: int32_t *b HONE(2, count = n);
// CHECK-NEXT:{{^ {13}\^$}}
// CHECK-NEXT: {{.*}}count-shared.h:10:12: note: 'a' is here
// CHECK-NEXT: int32_t *a HONE(1, count = n);
// CHECK-NEXT:{{^ {13}\^$}}
// CHECK-NOT: error:
