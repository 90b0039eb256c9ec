/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What is absent is written as its default, which must be a constant of sane size.
 */
// RUN: not %hone %s -o %t --formats ros1 -- -I%include 2>&1 | \
// RUN:   FileCheck %s --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Big {
  double cells[10000] HONE();
} Big;

typedef struct HONE_MESSAGE() M {
  Big *big HONE();
} M;

// CHECK: ros1-default-too-large.h:[[#@LINE-3]]:8: error: field 'big': ROS 1 writes the default of an absent field, and this one takes more than 65536 bytes; make it a sequence, or leave 'optional' out
// CHECK-NEXT: Big *big HONE();
// CHECK-NEXT: {{^ {9}\^}}
// CHECK-NOT: error:
