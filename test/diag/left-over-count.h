// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A count that is not one, since its field needs none or has another, is an error that says so.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  size_t n_a;
  int32_t a HONE(1);
  size_t n_b, used;
  int32_t *b HONE(2, count = used);
  bool has_c, there;
  int32_t c HONE(3, presence = there);
};

// CHECK: {{.*}}left-over-count.h:9:10: error: 'n_a' is not serialized, and nothing refers to it (it is not the count of 'a', which has none or another); write HONE(...), or HONE_SKIP to leave it out
// CHECK-NEXT: size_t n_a;
// CHECK-NEXT:{{^ {11}\^$}}
// CHECK-NEXT: {{.*}}left-over-count.h:11:10: error: 'n_b' is not serialized, and nothing refers to it (it is not the count of 'b', which has none or another); write HONE(...), or HONE_SKIP to leave it out
// CHECK-NEXT: size_t n_b, used;
// CHECK-NEXT:{{^ {11}\^$}}
// CHECK-NEXT: {{.*}}left-over-count.h:13:8: error: 'has_c' is not serialized, and nothing refers to it (it is not the presence of 'c', which needs none or has another); write HONE(...), or HONE_SKIP to leave it out
// CHECK-NEXT: bool has_c, there;
// CHECK-NEXT:{{^ {9}\^$}}
// CHECK-NOT: error:
