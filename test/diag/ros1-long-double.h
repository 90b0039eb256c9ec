/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * ROS 1 has no floating type above float64.
 */
// RUN: not %hone %s -o %t --formats ros1 -- -I%include 2>&1 | \
// RUN:   FileCheck %s --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() M {
  long double x HONE();
} M;

// CHECK: ros1-long-double.h:[[#@LINE-3]]:15: error: field 'x': ROS 1 has no 'long double'; use double, or HONE_SKIP
// CHECK-NEXT: long double x HONE();
// CHECK-NEXT: {{^ {16}\^}}
// CHECK-NOT: error:
