/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Decode of LENGTH without a prefix: the body is ended by its terminator.
 */
// RUN: %hone %s -o %t --formats protobuf -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/delimited.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE() point {
  int32_t x HONE(1);
};

struct HONE_MESSAGE() thing {
  struct point *at HONE(1, group);
};

// CHECK-LABEL: {{.*}}thing_get_protobuf({{.*}}) {
// CHECK:   /* 1: at (optional point) */
// CHECK-NEXT:   if (p != end && *p == 0x0b) {
// CHECK-NEXT:     p++;
// CHECK-NEXT:   member_at:
// CHECK-NEXT:     if (msg->at == NULL) {
// CHECK-NEXT:       at_made = (struct point *)hone_allocate(d->alloc, sizeof(struct point), HONE_ALIGNOF(struct point));
// CHECK-NEXT:       if (at_made == NULL) {
// CHECK-NEXT:         return hone_decode_fail(d, p, HONE_OUT_OF_MEMORY);
// CHECK-NEXT:       }
// CHECK-NEXT:       point_init(at_made);
// CHECK-NEXT:       msg->at = at_made;
// CHECK-NEXT:     }
// CHECK-NEXT:     p = point_get_protobuf(msg->at, p, end, 12u, d);
// CHECK-NEXT:     if (p == NULL) {
// CHECK-NEXT:       return NULL;
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   while (p != end) {
// CHECK-NEXT:     p = hone_pb_key_get(p, end, &key, d);
// CHECK-NEXT:     if (p == NULL) {
// CHECK-NEXT:       return NULL;
// CHECK-NEXT:     }
// CHECK-NEXT:     switch (key) {
// CHECK-NEXT:     case 11u:
// CHECK-NEXT:       goto member_at;
// CHECK-NEXT:     default:
// CHECK-NEXT:       break;
// CHECK-NEXT:     }
// CHECK-NEXT:     p = hone_pb_key_skip(p, end, key, d);
// CHECK-NEXT:     if (p == NULL) {
// CHECK-NEXT:       return NULL;
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return p;
// CHECK-NEXT: }
