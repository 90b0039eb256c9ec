// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Where the pointer is the member, it is the data.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  int32_t *a HONE(1, seq, data = b, count = used, capacity = room);
  size_t used HONE_SKIP, room HONE_SKIP;
};

// CHECK: {{.*}}seq-data-of-pointer.h:9:12: error: 'a': this pointer is the data itself; drop `data = ...`
// CHECK-NEXT: int32_t *a HONE(1, seq, data = b, count = used, capacity = room);
// CHECK-NEXT:{{^ {13}\^$}}
// CHECK-NOT: error:
