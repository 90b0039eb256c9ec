/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * protobuf has UTF-8 only.
 */
// RUN: not %hone %s -o %t -- -I%include 2>&1 | \
// RUN:   FileCheck %s --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() M {
  hone_wstr x HONE(1);
} M;

// CHECK: protobuf-wide-text.h:[[#@LINE-3]]:13: error: field 'x': protobuf has no wide text; use hone_str with UTF-8, or HONE_SKIP
// CHECK-NEXT: hone_wstr x HONE(1);
// CHECK-NEXT: {{^ {14}\^}}
// CHECK-NOT: error:
