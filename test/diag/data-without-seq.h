// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// `data` and `capacity` go with `seq`.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  size_t n_a;
  int32_t *a HONE(1, capacity = n_a);
};

// CHECK: {{.*}}data-without-seq.h:10:22: error: 'capacity' goes with `seq`; add `seq` or drop it
// CHECK-NEXT: int32_t *a HONE(1, capacity = n_a);
// CHECK-NEXT:{{^ {23}\^$}}
// CHECK-NOT: error:
