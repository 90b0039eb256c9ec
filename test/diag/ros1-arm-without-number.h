/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Case labels may do elsewhere; here the number tells which arm is there.
 */
// RUN: not %hone %s -o %t --formats ros1 -- -I%include 2>&1 | \
// RUN:   FileCheck %s --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() M {
  uint32_t which;
  union {
    int32_t a HONE(case = 1);
    float b HONE(2, case = 2);
  } HONE_ONEOF(which, labels);
} M;

// CHECK: ros1-arm-without-number.h:[[#@LINE-5]]:13: error: field 'a': an arm of a oneof has no number, which tells in ROS 1 which arm is there; write HONE(n)
// CHECK-NEXT: int32_t a HONE(case = 1);
// CHECK-NEXT: {{^ {14}\^}}
// CHECK-NOT: error:
