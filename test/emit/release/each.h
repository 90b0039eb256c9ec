/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Release frees what is owned, and says nothing of the rest: a fixed array, a
 * counted array of scalars, a pointer to messages.
 */
// RUN: %hone %s -o %t --formats protobuf -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/each.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE() point {
  hone_str label HONE(1);
};

struct HONE_MESSAGE() thing {
  float pose[3] HONE(1);
  size_t n_ids;
  uint32_t ids[8] HONE(2);
  size_t n_points;
  struct point *points HONE(3);
};

// CHECK-LABEL: void thing_release(struct thing *msg, hone_alloc *alloc) {
// CHECK:   if (alloc == NULL || alloc->release == NULL) {
// CHECK-NEXT:     return;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 3: points (repeated point) */
// CHECK-NEXT:   for (size_t i0 = 0; i0 < msg->n_points; i0++) {
// CHECK-NEXT:     point_release(&msg->points[i0], alloc);
// CHECK-NEXT:   }
// CHECK-NEXT:   hone_release(alloc, msg->points, hone_capacity_of(msg->n_points) * sizeof(struct point));
// CHECK-NEXT: }
