/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * protobuf tells fields by number, so each one needs it.
 */
// RUN: not %hone %s -o %t -- -I%include 2>&1 | \
// RUN:   FileCheck %s --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() M {
  int32_t x HONE();
} M;

// CHECK: protobuf-no-number.h:[[#@LINE-3]]:11: error: field 'x' has no number, which protobuf needs; write HONE(n) with a number from 1 to 536870911, or HONE_SKIP
// CHECK-NEXT: int32_t x HONE();
// CHECK-NEXT: {{^ {12}\^}}
// CHECK-NOT: error:
