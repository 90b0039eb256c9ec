/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Hash takes in exactly what equal compares: a fixed array, a counted array of
 * scalars, a pointer to messages.
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

// CHECK-LABEL: uint64_t thing_hash(const struct thing *msg, uint64_t seed) {
// CHECK:   /* 1: pose (array of float) */
// CHECK-NEXT:   for (size_t i0 = 0; i0 < 3u; i0++) {
// CHECK-NEXT:     h = hone_hash_u64(h, hone_bits_of_f32(msg->pose[i0]));
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 2: ids (repeated uint32_t) */
// CHECK-NEXT:   ids_count = msg->n_ids;
// CHECK-NEXT:   if (ids_count > 8) {
// CHECK-NEXT:     ids_count = 0;
// CHECK-NEXT:   }
// CHECK-NEXT:   h = hone_hash_u64(h, ids_count);
// CHECK-NEXT:   for (size_t i0 = 0; i0 < ids_count; i0++) {
// CHECK-NEXT:     h = hone_hash_u64(h, (uint64_t)msg->ids[i0]);
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 3: points (repeated point) */
// CHECK-NEXT:   h = hone_hash_u64(h, msg->n_points);
// CHECK-NEXT:   for (size_t i0 = 0; i0 < msg->n_points; i0++) {
// CHECK-NEXT:     h = point_hash(&msg->points[i0], h);
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return h;
// CHECK-NEXT: }
