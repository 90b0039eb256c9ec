/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Encode of LENGTH: of a message, of packed scalars of known and of unknown
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

// CHECK-LABEL: {{.*}}thing_put_protobuf({{.*}}) {
// CHECK:   /* 1: at (point) */
// CHECK-NEXT:   if ((size_t)(end - p) < 2) {
// CHECK-NEXT:     return hone_encode_fail(e, HONE_NO_SPACE);
// CHECK-NEXT:   }
// CHECK-NEXT:   *p++ = 0x0a;
// CHECK-NEXT:   p += 1;
// CHECK-NEXT:   at_body = p;
// CHECK-NEXT:   p = point_put_protobuf(&msg->at, p, end, e);
// CHECK-NEXT:   if (p == NULL) {
// CHECK-NEXT:     return NULL;
// CHECK-NEXT:   }
// CHECK-NEXT:   p = hone_pb_length_close(at_body, p, end);
// CHECK-NEXT:   if (p == NULL) {
// CHECK-NEXT:     return hone_encode_fail(e, HONE_NO_SPACE);
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 2: ids (repeated uint32_t) */
// CHECK-NEXT:   if (msg->n_ids != 0) {
// CHECK-NEXT:     ids_length = hone_pb_uint32_size_all(msg->ids, msg->n_ids);
// CHECK-NEXT:     if (!hone_has_room(p, end, 6, ids_length)) {
// CHECK-NEXT:       return hone_encode_fail(e, HONE_NO_SPACE);
// CHECK-NEXT:     }
// CHECK-NEXT:     *p++ = 0x12;
// CHECK-NEXT:     p = hone_pb_length_put(p, ids_length);
// CHECK-NEXT:     p = hone_pb_uint32_put_all(p, ids_length, msg->ids, msg->n_ids);
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 3: weights (repeated double) */
// CHECK-NEXT:   if (msg->n_weights != 0) {
// CHECK-NEXT:     if (!hone_has_room(p, end, 6, msg->n_weights * 8)) {
// CHECK-NEXT:       return hone_encode_fail(e, HONE_NO_SPACE);
// CHECK-NEXT:     }
// CHECK-NEXT:     *p++ = 0x1a;
// CHECK-NEXT:     p = hone_pb_length_put(p, msg->n_weights * 8);
// CHECK-NEXT:     p = hone_put_bytes(p, msg->weights, msg->n_weights * 8);
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return p;
// CHECK-NEXT: }
