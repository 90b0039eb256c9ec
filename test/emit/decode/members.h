/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Decode of MEMBERS: written in the order of their keys; present, repeated,
 * required.
 */
// RUN: %hone %s -o %t --formats protobuf -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/members.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE() thing {
  uint32_t must HONE(200, required);
  bool has_x;
  int32_t x HONE(1);
  size_t n_names;
  hone_str *names HONE(2);
};

// CHECK-LABEL: {{.*}}thing_get_protobuf({{.*}}) {
// CHECK:   /* 1: x (optional int32_t) */
// CHECK-NEXT:   if (p != end && *p == 0x08) {
// CHECK-NEXT:     p++;
// CHECK-NEXT:   member_x:
// CHECK-NEXT:     p = hone_pb_int32_get(p, end, &x_value, d);
// CHECK-NEXT:     if (p == NULL) {
// CHECK-NEXT:       return NULL;
// CHECK-NEXT:     }
// CHECK-NEXT:     msg->has_x = true;
// CHECK-NEXT:     msg->x = x_value;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 2: names (repeated text) */
// CHECK-NEXT:   while (p != end && *p == 0x12) {
// CHECK-NEXT:     p++;
// CHECK-NEXT:   member_names:
// CHECK-NEXT:     p = hone_pb_string_get(p, end, &names_span, d);
// CHECK-NEXT:     if (p == NULL) {
// CHECK-NEXT:       return NULL;
// CHECK-NEXT:     }
// CHECK-NEXT:     if (hone_is_full(msg->n_names)) {
// CHECK-NEXT:       names_grown = hone_grow(d->alloc, msg->names, msg->n_names, 1, sizeof(hone_str), HONE_ALIGNOF(hone_str));
// CHECK-NEXT:       if (names_grown == NULL) {
// CHECK-NEXT:         return hone_decode_fail(d, p, HONE_OUT_OF_MEMORY);
// CHECK-NEXT:       }
// CHECK-NEXT:       msg->names = (hone_str *)names_grown;
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
// CHECK-NEXT:   /* 200: must (required uint32_t) */
// CHECK-NEXT:   if (end - p >= 2 && p[0] == 0xc0 && p[1] == 0x0c) {
// CHECK-NEXT:     p += 2;
// CHECK-NEXT:   member_must:
// CHECK-NEXT:     p = hone_pb_uint32_get(p, end, &must_value, d);
// CHECK-NEXT:     if (p == NULL) {
// CHECK-NEXT:       return NULL;
// CHECK-NEXT:     }
// CHECK-NEXT:     seen0 |= 1u << 0;
// CHECK-NEXT:     msg->must = must_value;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   while (p != end) {
// CHECK-NEXT:     p = hone_pb_key_get(p, end, &key, d);
// CHECK-NEXT:     if (p == NULL) {
// CHECK-NEXT:       return NULL;
// CHECK-NEXT:     }
// CHECK-NEXT:     switch (key) {
// CHECK-NEXT:     case 8u:
// CHECK-NEXT:       goto member_x;
// CHECK-NEXT:     case 18u:
// CHECK-NEXT:       goto member_names;
// CHECK-NEXT:     case 1600u:
// CHECK-NEXT:       goto member_must;
// CHECK-NEXT:     default:
// CHECK-NEXT:       break;
// CHECK-NEXT:     }
// CHECK-NEXT:     p = hone_pb_key_skip(p, end, key, d);
// CHECK-NEXT:     if (p == NULL) {
// CHECK-NEXT:       return NULL;
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   if (seen0 != 0x1u) {
// CHECK-NEXT:     return hone_decode_fail(d, p, HONE_MISSING_REQUIRED);
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return p;
// CHECK-NEXT: }
