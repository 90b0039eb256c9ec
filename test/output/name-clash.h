/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A generated name that the header declares already is an error at the message,
 * and so are two messages that would share one; nothing is written.
 */
// RUN: rm -rf %t && mkdir %t
// RUN: not %hone %s -o %t -- -I%include 2>&1 | FileCheck %s
// RUN: not ls %t/name-clash.hone.c
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Point {
  int32_t x HONE(1);
} Point;
void Point_release(Point *msg);

// CHECK: name-clash.h:[[#@LINE-5]]:{{[0-9]+}}: error: the generated name 'Point_release' is declared in the header already; rename that declaration, or the message
