/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Encode of COPY: fields that lie in C as they do on the wire are one.
 */
// RUN: %hone %s -o %t --formats ros1 -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/copy.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE(ros1 = "a/thing") thing {
  uint32_t seq HONE(1);
  hone_time stamp HONE(2);
  float xyz[3] HONE(3);
};

// CHECK-LABEL: {{.*}}thing_put_ros1_trusted({{.*}}) {
// CHECK:   (void)e;
// CHECK-EMPTY:
// CHECK-NEXT:   /* seq, stamp, xyz: 24 bytes as they lie */
// CHECK-NEXT:   memcpy(p, &msg->seq, 24);
// CHECK-NEXT:   p += 24;
// CHECK-EMPTY:
// CHECK-NEXT:   return p;
// CHECK-NEXT: }
