/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Release frees what is owned, and says nothing of the rest: a presence
 * member, and a pointer that is its own.
 */
// RUN: %hone %s -o %t --formats protobuf -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/when.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE() point {
  hone_str label HONE(1);
};

struct HONE_MESSAGE() thing {
  bool has_x;
  int32_t x HONE(1, default = 7);
  struct point *to HONE(2);
};

// CHECK-LABEL: void thing_release(struct thing *msg, hone_alloc *alloc) {
// CHECK:   if (alloc == NULL || alloc->release == NULL) {
// CHECK-NEXT:     return;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 2: to (optional point) */
// CHECK-NEXT:   if (msg->to != NULL) {
// CHECK-NEXT:     point_release(msg->to, alloc);
// CHECK-NEXT:     hone_release(alloc, msg->to, sizeof(*msg->to));
// CHECK-NEXT:   }
// CHECK-NEXT: }
