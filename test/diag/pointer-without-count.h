// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A pointer to a scalar is a list that lacks its count, or must be said to be optional.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  int32_t *a HONE(1);
  uint8_t *b HONE(2);
};

// CHECK: {{.*}}pointer-without-count.h:9:12: error: 'a': a pointer without a count is one value that may be absent; say `optional`, or add a count: `size_t n_a;`
// CHECK-NEXT: int32_t *a HONE(1);
// CHECK-NEXT:{{^ {13}\^$}}
// CHECK-NEXT: {{.*}}pointer-without-count.h:10:12: error: 'b': a pointer without a count is one value that may be absent; say `optional`, or add a count: `size_t n_b;`, or use hone_bytes
// CHECK-NEXT: uint8_t *b HONE(2);
// CHECK-NEXT:{{^ {13}\^$}}
// CHECK-NOT: error:
