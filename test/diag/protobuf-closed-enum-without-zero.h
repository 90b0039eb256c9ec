/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * An absent field reads as zero, which this enum does not have.
 */
// RUN: not %hone %s -o %t -- -I%include 2>&1 | \
// RUN:   FileCheck %s --strict-whitespace
#include <hone/hone.h>

typedef enum HONE_ENUM(closed) Kind { KIND_A = 1, KIND_B = 2 } Kind;

typedef struct HONE_MESSAGE() M {
  Kind kind HONE(1);
} M;

// CHECK: protobuf-closed-enum-without-zero.h:[[#@LINE-3]]:8: error: field 'kind': the closed enum 'Kind' has no enumerator 0, which an absent field would be; write 'always', 'required' or a default, or give it a presence member
// CHECK-NEXT: Kind kind HONE(1);
// CHECK-NEXT: {{^ {9}\^}}
// CHECK-NOT: error:
