/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The same over two messages; the sequence in between is no way out of the pointers.
 */
// RUN: not %hone %s -o %t --formats ros1 -- -I%include 2>&1 | \
// RUN:   FileCheck %s --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() A {
  struct B *b HONE(1);
} A;

typedef struct HONE_MESSAGE() B {
  HONE_SEQ(A) fine HONE(1);
  A *a HONE(2);
} B;

// CHECK: ros1-endless-through-another.h:[[#@LINE-3]]:6: error: field 'a': in ROS 1 nothing is absent, so 'A' would hold itself without end; make it a sequence, or HONE_SKIP
// CHECK-NEXT: A *a HONE(2);
// CHECK-NEXT: {{^ {7}\^}}
// CHECK-NOT: error:
