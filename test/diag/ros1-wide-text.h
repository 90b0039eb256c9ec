/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * ROS 1 has no wide text.
 */
// RUN: not %hone %s -o %t --formats ros1 -- -I%include 2>&1 | \
// RUN:   FileCheck %s --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() M {
  hone_wstr x HONE();
} M;

// CHECK: ros1-wide-text.h:[[#@LINE-3]]:13: error: field 'x': ROS 1 has no wide text; use hone_str, or HONE_SKIP
// CHECK-NEXT: hone_wstr x HONE();
// CHECK-NEXT: {{^ {14}\^}}
// CHECK-NOT: error:
