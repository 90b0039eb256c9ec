/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * protobuf has no floating type above double.
 */
// RUN: not %hone %s -o %t -- -I%include 2>&1 | \
// RUN:   FileCheck %s --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() M {
  long double x HONE(1);
} M;

// CHECK: protobuf-long-double.h:[[#@LINE-3]]:15: error: field 'x': protobuf has no 'long double'; use double, or HONE_SKIP
// CHECK-NEXT: long double x HONE(1);
// CHECK-NEXT: {{^ {16}\^}}
// CHECK-NOT: error:
