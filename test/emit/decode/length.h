/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Decode of LENGTH: of a message, of packed scalars of known and of unknown
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

// CHECK-LABEL: {{.*}}thing_get_protobuf({{.*}}) {
// CHECK:   /* 1: at (point) */
// CHECK-NEXT:   if (p != end && *p == 0x0a) {
// CHECK-NEXT:     p++;
// CHECK-NEXT:   member_at:
// CHECK-NEXT:     p = hone_pb_length_get(p, end, &at_length, d);
// CHECK-NEXT:     if (p == NULL) {
// CHECK-NEXT:       return NULL;
// CHECK-NEXT:     }
// CHECK-NEXT:     p = point_get_protobuf(&msg->at, p, p + at_length, d);
// CHECK-NEXT:     if (p == NULL) {
// CHECK-NEXT:       return NULL;
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 2: ids (repeated uint32_t) */
// CHECK-NEXT:   if (p != end && *p == 0x12) {
// CHECK-NEXT:     p++;
// CHECK-NEXT:   member_ids:
// CHECK-NEXT:     p = hone_pb_length_get(p, end, &ids_length, d);
// CHECK-NEXT:     if (p == NULL) {
// CHECK-NEXT:       return NULL;
// CHECK-NEXT:     }
// CHECK-NEXT:     ids_end = p + ids_length;
// CHECK-NEXT:     ids_more = hone_pb_uint32_count(p, ids_end);
// CHECK-NEXT:     if (ids_more != 0) {
// CHECK-NEXT:       ids_grown = hone_grow(d->alloc, msg->ids, msg->n_ids, ids_more, sizeof(uint32_t), HONE_ALIGNOF(uint32_t));
// CHECK-NEXT:       if (ids_grown == NULL) {
// CHECK-NEXT:         return hone_decode_fail(d, p, HONE_OUT_OF_MEMORY);
// CHECK-NEXT:       }
// CHECK-NEXT:       msg->ids = (uint32_t *)ids_grown;
// CHECK-NEXT:     }
// CHECK-NEXT:     p = hone_pb_uint32_get_all(p, ids_end, msg->ids + msg->n_ids, ids_more, d);
// CHECK-NEXT:     if (p == NULL) {
// CHECK-NEXT:       return NULL;
// CHECK-NEXT:     }
// CHECK-NEXT:     msg->n_ids += ids_more;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 3: weights (repeated double) */
// CHECK-NEXT:   if (p != end && *p == 0x1a) {
// CHECK-NEXT:     p++;
// CHECK-NEXT:   member_weights:
// CHECK-NEXT:     p = hone_pb_length_get(p, end, &weights_length, d);
// CHECK-NEXT:     if (p == NULL) {
// CHECK-NEXT:       return NULL;
// CHECK-NEXT:     }
// CHECK-NEXT:     weights_end = p + weights_length;
// CHECK-NEXT:     if ((size_t)(weights_end - p) % 8 != 0) {
// CHECK-NEXT:       return hone_decode_fail(d, p, HONE_TRUNCATED);
// CHECK-NEXT:     }
// CHECK-NEXT:     weights_more = (size_t)(weights_end - p) / 8;
// CHECK-NEXT:     if (weights_more != 0) {
// CHECK-NEXT:       weights_grown = hone_grow(d->alloc, msg->weights, msg->n_weights, weights_more, sizeof(double), HONE_ALIGNOF(double));
// CHECK-NEXT:       if (weights_grown == NULL) {
// CHECK-NEXT:         return hone_decode_fail(d, p, HONE_OUT_OF_MEMORY);
// CHECK-NEXT:       }
// CHECK-NEXT:       msg->weights = (double *)weights_grown;
// CHECK-NEXT:     }
// CHECK-NEXT:     if (weights_more != 0) {
// CHECK-NEXT:       memcpy(msg->weights + msg->n_weights, p, weights_more * sizeof(double));
// CHECK-NEXT:       msg->n_weights += weights_more;
// CHECK-NEXT:     }
// CHECK-NEXT:     p += weights_more * 8;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT: dispatch:
// CHECK-NEXT:   while (p != end) {
// CHECK-NEXT:     p = hone_pb_key_get(p, end, &key, d);
// CHECK-NEXT:     if (p == NULL) {
// CHECK-NEXT:       return NULL;
// CHECK-NEXT:     }
// CHECK-NEXT:     switch (key) {
// CHECK-NEXT:     case 10u:
// CHECK-NEXT:       goto member_at;
// CHECK-NEXT:     case 18u:
// CHECK-NEXT:       goto member_ids;
// CHECK-NEXT:     case 16u:
// CHECK-NEXT:       goto other_ids;
// CHECK-NEXT:     case 26u:
// CHECK-NEXT:       goto member_weights;
// CHECK-NEXT:     case 25u:
// CHECK-NEXT:       goto other_weights;
// CHECK-NEXT:     default:
// CHECK-NEXT:       break;
// CHECK-NEXT:     }
// CHECK-NEXT:     p = hone_pb_key_skip(p, end, key, d);
// CHECK-NEXT:     if (p == NULL) {
// CHECK-NEXT:       return NULL;
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   goto done;
// CHECK-EMPTY:
// CHECK-NEXT: other_ids:
// CHECK-NEXT:   /* 2: ids (repeated uint32_t) */
// CHECK-NEXT:   p = hone_pb_uint32_get(p, end, &ids_value, d);
// CHECK-NEXT:   if (p == NULL) {
// CHECK-NEXT:     return NULL;
// CHECK-NEXT:   }
// CHECK-NEXT:   if (hone_is_full(msg->n_ids)) {
// CHECK-NEXT:     ids_grown = hone_grow(d->alloc, msg->ids, msg->n_ids, 1, sizeof(uint32_t), HONE_ALIGNOF(uint32_t));
// CHECK-NEXT:     if (ids_grown == NULL) {
// CHECK-NEXT:       return hone_decode_fail(d, p, HONE_OUT_OF_MEMORY);
// CHECK-NEXT:     }
// CHECK-NEXT:     msg->ids = (uint32_t *)ids_grown;
// CHECK-NEXT:   }
// CHECK-NEXT:   ids_at = msg->n_ids;
// CHECK-NEXT:   msg->n_ids++;
// CHECK-NEXT:   msg->ids[ids_at] = ids_value;
// CHECK-NEXT:   goto dispatch;
// CHECK-EMPTY:
// CHECK-NEXT: other_weights:
// CHECK-NEXT:   /* 3: weights (repeated double) */
// CHECK-NEXT:   if ((size_t)(end - p) < 8) {
// CHECK-NEXT:     return hone_decode_fail(d, p, HONE_TRUNCATED);
// CHECK-NEXT:   }
// CHECK-NEXT:   weights_value = hone_pb_double_load(p);
// CHECK-NEXT:   p += 8;
// CHECK-NEXT:   if (hone_is_full(msg->n_weights)) {
// CHECK-NEXT:     weights_grown = hone_grow(d->alloc, msg->weights, msg->n_weights, 1, sizeof(double), HONE_ALIGNOF(double));
// CHECK-NEXT:     if (weights_grown == NULL) {
// CHECK-NEXT:       return hone_decode_fail(d, p, HONE_OUT_OF_MEMORY);
// CHECK-NEXT:     }
// CHECK-NEXT:     msg->weights = (double *)weights_grown;
// CHECK-NEXT:   }
// CHECK-NEXT:   weights_at = msg->n_weights;
// CHECK-NEXT:   msg->n_weights++;
// CHECK-NEXT:   msg->weights[weights_at] = weights_value;
// CHECK-NEXT:   goto dispatch;
// CHECK-EMPTY:
// CHECK-NEXT: done:
// CHECK-NEXT:   return p;
// CHECK-NEXT: }
