/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Without absence, a message that holds itself by pointer has no end.
 */
// RUN: not %hone %s -o %t --formats ros1 -- -I%include 2>&1 | \
// RUN:   FileCheck %s --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Node {
  int32_t value HONE(1);
  struct Node *next HONE(2);
} Node;

// CHECK: ros1-endless-message.h:[[#@LINE-3]]:16: error: field 'next': in ROS 1 nothing is absent, so 'Node' would hold itself without end; make it a sequence, or HONE_SKIP
// CHECK-NEXT: struct Node *next HONE(2);
// CHECK-NEXT: {{^ {17}\^}}
// CHECK-NOT: error:
