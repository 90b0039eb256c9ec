// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// `max` is for text, bytes and lists, and no more than an array holds.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  int32_t a HONE(1, max = 3);
  int32_t b[4] HONE(2, max = 3);
  size_t n_c;
  int32_t c[4] HONE(3, max = 5);
};

// CHECK: {{.*}}max-misplaced.h:9:21: error: 'max' does not go with 'a': only text, bytes and repeated fields have it; drop it
// CHECK-NEXT: int32_t a HONE(1, max = 3);
// CHECK-NEXT:{{^ {22}\^$}}
// CHECK-NEXT: {{.*}}max-misplaced.h:10:24: error: 'max' does not go with 'b': a fixed array has as many elements as it says; drop it
// CHECK-NEXT: int32_t b[4] HONE(2, max = 3);
// CHECK-NEXT:{{^ {25}\^$}}
// CHECK-NEXT: {{.*}}max-misplaced.h:12:24: error: 'max' does not go with 'c': the array holds fewer; drop it, or make the array larger
// CHECK-NEXT: int32_t c[4] HONE(3, max = 5);
// CHECK-NEXT:{{^ {25}\^$}}
// CHECK-NOT: error:
