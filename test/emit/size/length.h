/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Size of LENGTH: of a message, of packed scalars of known and of unknown
 * size.
 */
// RUN: %hone %s -o %t --formats protobuf -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/length.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE() point {
  hone_str label HONE(1);
};

struct HONE_MESSAGE() thing {
  struct point at HONE(1);
  size_t n_ids;
  uint32_t *ids HONE(2, packed);
  size_t n_weights;
  double *weights HONE(3, packed);
};

// CHECK-LABEL: size_t thing_size_protobuf(const struct thing *msg) {
// CHECK:   /* 1: at (point) */
// CHECK-NEXT:   at_length = point_size_protobuf(&msg->at);
// CHECK-NEXT:   size += 1 + hone_pb_length_size(at_length) + at_length;
// CHECK-EMPTY:
// CHECK-NEXT:   /* 2: ids (repeated uint32_t) */
// CHECK-NEXT:   if (msg->n_ids != 0) {
// CHECK-NEXT:     ids_length = 0;
// CHECK-NEXT:     ids_length += hone_pb_uint32_size_all(msg->ids, msg->n_ids);
// CHECK-NEXT:     size += 1 + hone_pb_length_size((size_t)ids_length) + ids_length;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 3: weights (repeated double) */
// CHECK-NEXT:   if (msg->n_weights != 0) {
// CHECK-NEXT:     weights_length = msg->n_weights * 8;
// CHECK-NEXT:     size += 1 + hone_pb_length_size(weights_length) + weights_length;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return hone_size(size);
// CHECK-NEXT: }
