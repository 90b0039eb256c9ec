/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Encode of BYTES: one check for the content and what is around it.
 */
// RUN: %hone %s -o %t --formats ros1 -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/bytes.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE(ros1 = "a/thing") thing {
  hone_str name HONE(1);
  char code[4] HONE(2);
};

// CHECK-LABEL: {{.*}}thing_put_ros1({{.*}}) {
// CHECK:   /* 1: name (text) */
// CHECK-NEXT:   if (!hone_has_room(p, end, 11, msg->name.size)) {
// CHECK-NEXT:     return hone_encode_fail(e, HONE_NO_SPACE);
// CHECK-NEXT:   }
// CHECK-NEXT:   p = hone_ros1_string_put(p, msg->name.data, msg->name.size);
// CHECK-EMPTY:
// CHECK-NEXT:   /* 2: code (text) */
// CHECK-NEXT:   code_size = hone_chars_size(msg->code, 4);
// CHECK-NEXT:   if (code_size > 3) {
// CHECK-NEXT:     return hone_encode_fail(e, HONE_BAD_VALUE);
// CHECK-NEXT:   }
// CHECK-NEXT:   p = hone_ros1_string_put(p, msg->code, code_size);
// CHECK-EMPTY:
// CHECK-NEXT:   return p;
// CHECK-NEXT: }
