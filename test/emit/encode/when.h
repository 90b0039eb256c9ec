/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Encode of WHEN: what stands there when nothing does is a LITERAL, folded to
 * bytes beforehand.
 */
// RUN: %hone %s -o %t --formats ros1 -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/when.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE(ros1 = "a/point") point {
  hone_str label HONE(1);
  int32_t x HONE(2, default = 258);
};

struct HONE_MESSAGE(ros1 = "a/thing") thing {
  struct point *to HONE(1);
};

// CHECK-LABEL: {{.*}}thing_put_ros1({{.*}}) {
// CHECK:   /* 1: to (optional point) */
// CHECK-NEXT:   if (msg->to != NULL) {
// CHECK-NEXT:     p = point_put_ros1(msg->to, p, end, e);
// CHECK-NEXT:     if (p == NULL) {
// CHECK-NEXT:       return NULL;
// CHECK-NEXT:     }
// CHECK-NEXT:   } else {
// CHECK-NEXT:     if ((size_t)(end - p) < 8) {
// CHECK-NEXT:       return hone_encode_fail(e, HONE_NO_SPACE);
// CHECK-NEXT:     }
// CHECK-NEXT:     memcpy(p, "\000\000\000\000\002\001\000\000", 8);
// CHECK-NEXT:     p += 8;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return p;
// CHECK-NEXT: }
