/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A check asks for the maximum of its run. A run whose maximum is more than 256
 * bytes above its minimum is split, so that a small output need not fail it.
 */
// RUN: %hone %s --dump plan=protobuf --after rooms -- -I%include | \
// RUN:   FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Slack {
  char a[120] HONE(1);
  char b[120] HONE(2);
  char c[120] HONE(3);
  hone_str text HONE(4);
} Slack;

// CHECK-LABEL:plan protobuf Slack  ; 0.. bytes
// CHECK-NEXT:  MEMBERS pb_key  ; 0.. bytes
// CHECK-NEXT:    10 a [0a] when nonzero a  ; 0..121 bytes, room 242
// CHECK-NEXT:      BYTES pb_string a  ; 1..120 bytes, covered
// CHECK-NEXT:    18 b [12] when nonzero b  ; 0..121 bytes
// CHECK-NEXT:      BYTES pb_string b  ; 1..120 bytes, covered
// CHECK-NEXT:    26 c [1a] when nonzero c  ; 0..121 bytes, room 121
// CHECK-NEXT:      BYTES pb_string c  ; 1..120 bytes, covered
// CHECK-NEXT:    34 text [22] when nonzero text  ; 0.. bytes
// CHECK-NEXT:      BYTES pb_string text  ; 1.. bytes, room 6
