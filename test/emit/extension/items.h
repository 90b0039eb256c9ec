/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A message set's extension is one literal before its length, and one behind its message, which
 * decode takes in any spelling.
 */
// RUN: %hone %s -o %t --formats protobuf -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/items.hone.c
#include <hone/hone.h>

typedef struct HONE_MESSAGE() leaf {
  int32_t a HONE(1);
} leaf;

typedef struct HONE_MESSAGE(message_set, extensions = "4-max") base {
  hone_unknown rest HONE_UNKNOWN;
} base;

typedef struct HONE_EXTEND(base) set {
  leaf *one HONE(1000);
} set;

// CHECK-LABEL: uint8_t *set_put_protobuf_trusted(const set *msg, uint8_t *p, hone_encoder *e) {
// CHECK:   /* 1000: one (optional leaf) */
// CHECK-NEXT:   if (msg->one != NULL) {
// CHECK-NEXT:     memcpy(p, "\013\020\350\007\032", 5);
// CHECK-NEXT:     p += 5;
// CHECK-NEXT:     p += 1;
// CHECK-NEXT:     one_body = p;
// CHECK-NEXT:     p = leaf_put_protobuf_trusted(msg->one, p, e);
// CHECK-NEXT:     if (p == NULL) {
// CHECK-NEXT:       return NULL;
// CHECK-NEXT:     }
// CHECK-NEXT:     p = hone_pb_length_close(one_body, p, NULL);
// CHECK-NEXT:     *p++ = 0x0c;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return p;
// CHECK-NEXT: }

// CHECK-LABEL: {{.*}}set_get_protobuf({{.*}}) {
// CHECK:   /* 1000: one (optional leaf) */
// CHECK-NEXT:   if (end - p >= 5 && p[0] == 0x0b && p[1] == 0x10 && p[2] == 0xe8 && p[3] == 0x07 && p[4] == 0x1a) {
// CHECK-NEXT:     p += 5;
// CHECK-NEXT:   member_one:
// CHECK-NEXT:     p = hone_pb_length_get(p, end, &one_length, d);
// CHECK-NEXT:     if (p == NULL) {
// CHECK-NEXT:       return NULL;
// CHECK-NEXT:     }
// CHECK-NEXT:     if (msg->one == NULL) {
// CHECK-NEXT:       one_made = (leaf *)hone_allocate(d->alloc, sizeof(leaf), HONE_ALIGNOF(leaf));
// CHECK-NEXT:       if (one_made == NULL) {
// CHECK-NEXT:         return hone_decode_fail(d, p, HONE_OUT_OF_MEMORY);
// CHECK-NEXT:       }
// CHECK-NEXT:       leaf_init(one_made);
// CHECK-NEXT:       msg->one = one_made;
// CHECK-NEXT:     }
// CHECK-NEXT:     p = leaf_get_protobuf(msg->one, p, p + one_length, d);
// CHECK-NEXT:     if (p == NULL) {
// CHECK-NEXT:       return NULL;
// CHECK-NEXT:     }
// CHECK-NEXT:     p = hone_pb_item_end(p, end, d);
// CHECK-NEXT:     if (p == NULL) {
// CHECK-NEXT:       return NULL;
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   while (p != end) {
// CHECK-NEXT:     p = hone_pb_item_get(p, end, &key, d);
// CHECK-NEXT:     if (p == NULL) {
// CHECK-NEXT:       return NULL;
// CHECK-NEXT:     }
// CHECK-NEXT:     switch (key) {
// CHECK-NEXT:     case 1000u:
// CHECK-NEXT:       goto member_one;
// CHECK-NEXT:     default:
// CHECK-NEXT:       break;
// CHECK-NEXT:     }
// CHECK-NEXT:     p = hone_pb_item_skip(p, end, key, d);
// CHECK-NEXT:     if (p == NULL) {
// CHECK-NEXT:       return NULL;
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return p;
// CHECK-NEXT: }

// CHECK-LABEL: bool set_has_one(const base *msg) {
// CHECK:   at = 0;
// CHECK-NEXT:   return hone_pb_item_find(msg->rest.data, msg->rest.size, 1000u, &at, &found);
// CHECK-NEXT: }
