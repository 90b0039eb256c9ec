/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Decode of EACH: counted before its first element, or of a fixed number;
 * elements that lie as on the wire are copied at once.
 */
// RUN: %hone %s -o %t --formats ros1 -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/each.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE(ros1 = "a/thing") thing {
  char codes[2][4] HONE(1);
  size_t n_ids;
  uint32_t *ids HONE(2);
  size_t n_names;
  hone_str *names HONE(3);
};

// CHECK-LABEL: {{.*}}thing_get_ros1({{.*}}) {
// CHECK:   /* 1: codes (array of text) */
// CHECK-NEXT:   for (size_t i0 = 0; i0 < 2u; i0++) {
// CHECK-NEXT:     p = hone_ros1_string_get(p, end, &codes_span, d);
// CHECK-NEXT:     if (p == NULL) {
// CHECK-NEXT:       return NULL;
// CHECK-NEXT:     }
// CHECK-NEXT:     status = hone_chars_assign(msg->codes[i0], 4, codes_span.data, codes_span.size);
// CHECK-NEXT:     if (status != HONE_OK) {
// CHECK-NEXT:       return hone_decode_fail(d, p, status);
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 2: ids (repeated uint32_t) */
// CHECK-NEXT:   p = hone_ros1_u32_get(p, end, &ids_elements, d);
// CHECK-NEXT:   if (p == NULL) {
// CHECK-NEXT:     return NULL;
// CHECK-NEXT:   }
// CHECK-NEXT:   if (ids_elements > (size_t)(end - p) / 4) {
// CHECK-NEXT:     return hone_decode_fail(d, p, HONE_TRUNCATED);
// CHECK-NEXT:   }
// CHECK-NEXT:   if (ids_elements != 0) {
// CHECK-NEXT:     ids_grown = hone_grow(d->alloc, msg->ids, msg->n_ids, ids_elements, sizeof(uint32_t), HONE_ALIGNOF(uint32_t));
// CHECK-NEXT:     if (ids_grown == NULL) {
// CHECK-NEXT:       return hone_decode_fail(d, p, HONE_OUT_OF_MEMORY);
// CHECK-NEXT:     }
// CHECK-NEXT:     msg->ids = (uint32_t *)ids_grown;
// CHECK-NEXT:   }
// CHECK-NEXT:   if (ids_elements != 0) {
// CHECK-NEXT:     memcpy(msg->ids + msg->n_ids, p, ids_elements * sizeof(uint32_t));
// CHECK-NEXT:     msg->n_ids += ids_elements;
// CHECK-NEXT:   }
// CHECK-NEXT:   p += ids_elements * 4;
// CHECK-EMPTY:
// CHECK-NEXT:   /* 3: names (repeated text) */
// CHECK-NEXT:   p = hone_ros1_u32_get(p, end, &names_elements, d);
// CHECK-NEXT:   if (p == NULL) {
// CHECK-NEXT:     return NULL;
// CHECK-NEXT:   }
// CHECK-NEXT:   if (names_elements > (size_t)(end - p) / 4) {
// CHECK-NEXT:     return hone_decode_fail(d, p, HONE_TRUNCATED);
// CHECK-NEXT:   }
// CHECK-NEXT:   if (names_elements != 0) {
// CHECK-NEXT:     names_grown = hone_grow(d->alloc, msg->names, msg->n_names, names_elements, sizeof(hone_str), HONE_ALIGNOF(hone_str));
// CHECK-NEXT:     if (names_grown == NULL) {
// CHECK-NEXT:       return hone_decode_fail(d, p, HONE_OUT_OF_MEMORY);
// CHECK-NEXT:     }
// CHECK-NEXT:     msg->names = (hone_str *)names_grown;
// CHECK-NEXT:   }
// CHECK-NEXT:   while (names_elements != 0) {
// CHECK-NEXT:     names_elements--;
// CHECK-NEXT:     p = hone_ros1_string_get(p, end, &names_span, d);
// CHECK-NEXT:     if (p == NULL) {
// CHECK-NEXT:       return NULL;
// CHECK-NEXT:     }
// CHECK-NEXT:     names_at = msg->n_names;
// CHECK-NEXT:     msg->names[names_at].data = NULL;
// CHECK-NEXT:     msg->names[names_at].size = 0;
// CHECK-NEXT:     msg->n_names++;
// CHECK-NEXT:     if ((d->flags & HONE_ALIAS_INPUT) != 0) {
// CHECK-NEXT:       hone_str_alias(&msg->names[names_at], names_span.data, names_span.size);
// CHECK-NEXT:     } else {
// CHECK-NEXT:       status = hone_str_assign(d->alloc, &msg->names[names_at], NULL, names_span.data, names_span.size);
// CHECK-NEXT:       if (status != HONE_OK) {
// CHECK-NEXT:         return hone_decode_fail(d, p, status);
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return p;
// CHECK-NEXT: }
