// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// An arm is one value.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  int which;
  union { int32_t a[3] HONE(1); HONE_SEQ(int32_t) b HONE(2); } HONE_ONEOF(which);
};

// CHECK: {{.*}}arm-repeated.h:10:19: error: 'a': an arm of a oneof is one value; put the repeated field into a message
// CHECK-NEXT: union { int32_t a[3] HONE(1); HONE_SEQ(int32_t) b HONE(2); } HONE_ONEOF(which);
// CHECK-NEXT:{{^ {20}\^$}}
// CHECK-NEXT: {{.*}}arm-repeated.h:10:51: error: 'b': an arm of a oneof is one value; put the repeated field into a message
// CHECK-NEXT: union { int32_t a[3] HONE(1); HONE_SEQ(int32_t) b HONE(2); } HONE_ONEOF(which);
// CHECK-NEXT:{{^ {52}\^$}}
// CHECK-NOT: error:
