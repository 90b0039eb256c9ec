/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * 19000 to 19999 are for implementations of protobuf.
 */
// RUN: not %hone %s -o %t -- -I%include 2>&1 | \
// RUN:   FileCheck %s --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() M {
  int32_t x HONE(19000);
} M;

// CHECK: protobuf-own-numbers.h:[[#@LINE-3]]:11: error: field 'x': the numbers 19000 to 19999 belong to protobuf itself; write another one
// CHECK-NEXT: int32_t x HONE(19000);
// CHECK-NEXT: {{^ {12}\^}}
// CHECK-NOT: error:
