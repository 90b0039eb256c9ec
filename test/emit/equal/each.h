/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Equal compares wire values: bits of floats, presence, contents: a fixed
 * array, a counted array of scalars, a pointer to messages.
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

// CHECK-LABEL: bool thing_equal(const struct thing *a, const struct thing *b) {
// CHECK:   /* 1: pose (array of float) */
// CHECK-NEXT:   if (!hone_equal_bytes(a->pose, 12u, b->pose, 12u)) {
// CHECK-NEXT:     return false;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 2: ids (repeated uint32_t) */
// CHECK-NEXT:   ids_a_count = a->n_ids;
// CHECK-NEXT:   if (ids_a_count > 8) {
// CHECK-NEXT:     ids_a_count = 0;
// CHECK-NEXT:   }
// CHECK-NEXT:   ids_b_count = b->n_ids;
// CHECK-NEXT:   if (ids_b_count > 8) {
// CHECK-NEXT:     ids_b_count = 0;
// CHECK-NEXT:   }
// CHECK-NEXT:   if (ids_a_count != ids_b_count) {
// CHECK-NEXT:     return false;
// CHECK-NEXT:   }
// CHECK-NEXT:   if (!hone_equal_bytes(a->ids, ids_a_count * 4, b->ids, ids_a_count * 4)) {
// CHECK-NEXT:     return false;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 3: points (repeated point) */
// CHECK-NEXT:   if (a->n_points != b->n_points) {
// CHECK-NEXT:     return false;
// CHECK-NEXT:   }
// CHECK-NEXT:   for (size_t i0 = 0; i0 < a->n_points; i0++) {
// CHECK-NEXT:     if (!point_equal(&a->points[i0], &b->points[i0])) {
// CHECK-NEXT:       return false;
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return true;
// CHECK-NEXT: }
