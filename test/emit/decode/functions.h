/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Decode initialises unless it merges, reads, and judges what is left.
 */
// RUN: %hone %s -o %t --formats ros1 -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/functions.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE(ros1 = "a/thing") thing {
  hone_str name HONE(1);
  char code[4] HONE(2);
};

// CHECK-LABEL: {{.*}}thing_decode_ros1({{.*}}) {
// CHECK:   if ((flags & HONE_MERGE) == 0) {
// CHECK-NEXT:     thing_init(msg);
// CHECK-NEXT:   }
// CHECK-NEXT:   if (!hone_decoder_init(&d, in, size, alloc, flags)) {
// CHECK-NEXT:     return hone_result_make(0, d.status);
// CHECK-NEXT:   }
// CHECK-NEXT:   p = thing_get_ros1(msg, in, size != 0 ? in + size : in, &d);
// CHECK-NEXT:   return hone_decode_end(&d, in, size, p);
// CHECK-NEXT: }
