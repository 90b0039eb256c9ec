/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Merge overwrites what the source has, appends what is repeated, merges
 * messages: a fixed array, a counted array of scalars, a pointer to messages.
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

// CHECK-LABEL: {{.*}}thing_merge({{.*}}) {
// CHECK:   if (dst == src) {
// CHECK-NEXT:     return HONE_BAD_ARGUMENT;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 1: pose (array of float) */
// CHECK-NEXT:   memcpy(dst->pose, src->pose, 3u * sizeof(dst->pose[0]));
// CHECK-EMPTY:
// CHECK-NEXT:   /* 2: ids (repeated uint32_t) */
// CHECK-NEXT:   ids_src_count = src->n_ids;
// CHECK-NEXT:   if (ids_src_count > 8) {
// CHECK-NEXT:     return HONE_BAD_VALUE;
// CHECK-NEXT:   }
// CHECK-NEXT:   if (dst->n_ids > 8 || ids_src_count > 8 - dst->n_ids) {
// CHECK-NEXT:     return HONE_TOO_LARGE;
// CHECK-NEXT:   }
// CHECK-NEXT:   if (ids_src_count != 0) {
// CHECK-NEXT:     memcpy(dst->ids + dst->n_ids, src->ids, ids_src_count * sizeof(uint32_t));
// CHECK-NEXT:     dst->n_ids += ids_src_count;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 3: points (repeated point) */
// CHECK-NEXT:   for (size_t i0 = 0; i0 < src->n_points; i0++) {
// CHECK-NEXT:     if (hone_is_full(dst->n_points)) {
// CHECK-NEXT:       points_dst_grown = hone_grow(alloc, dst->points, dst->n_points, 1, sizeof(struct point), HONE_ALIGNOF(struct point));
// CHECK-NEXT:       if (points_dst_grown == NULL) {
// CHECK-NEXT:         return HONE_OUT_OF_MEMORY;
// CHECK-NEXT:       }
// CHECK-NEXT:       dst->points = (struct point *)points_dst_grown;
// CHECK-NEXT:     }
// CHECK-NEXT:     points_dst_at = dst->n_points;
// CHECK-NEXT:     point_init(&dst->points[points_dst_at]);
// CHECK-NEXT:     dst->n_points++;
// CHECK-NEXT:     status = point_clone(&dst->points[points_dst_at], &src->points[i0], alloc);
// CHECK-NEXT:     if (status != HONE_OK) {
// CHECK-NEXT:       return status;
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return HONE_OK;
// CHECK-NEXT: }
