/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Decode of WHEN: what stands there when nothing does is a LITERAL, folded to
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

// CHECK-LABEL: {{.*}}thing_get_ros1({{.*}}) {
// CHECK:   /* 1: to (optional point) */
// CHECK-NEXT:   if (msg->to == NULL) {
// CHECK-NEXT:     to_made = (struct point *)hone_allocate(d->alloc, sizeof(struct point), HONE_ALIGNOF(struct point));
// CHECK-NEXT:     if (to_made == NULL) {
// CHECK-NEXT:       return hone_decode_fail(d, p, HONE_OUT_OF_MEMORY);
// CHECK-NEXT:     }
// CHECK-NEXT:     point_init(to_made);
// CHECK-NEXT:     msg->to = to_made;
// CHECK-NEXT:   }
// CHECK-NEXT:   p = point_get_ros1(msg->to, p, end, d);
// CHECK-NEXT:   if (p == NULL) {
// CHECK-NEXT:     return NULL;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return p;
// CHECK-NEXT: }
