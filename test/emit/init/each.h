/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Init sets every member without a look at what was there: a fixed array, a
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

// CHECK-LABEL: void thing_init(struct thing *msg) {
// CHECK:   memset(msg->pose, 0, sizeof(msg->pose));
// CHECK-NEXT:   msg->n_ids = 0;
// CHECK-NEXT:   msg->points = NULL;
// CHECK-NEXT:   msg->n_points = 0;
// CHECK-NEXT: }
