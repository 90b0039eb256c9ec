/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A set is decoded from the unknown fields of its message, and encoded behind them.
 */
// RUN: %hone %s -o %t --formats protobuf -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/functions.hone.c
#include <hone/hone.h>

typedef struct HONE_MESSAGE(extensions = "100-199") base {
  hone_unknown rest HONE_UNKNOWN;
} base;

typedef struct HONE_EXTEND(base) set {
  bool has_level;
  int32_t level HONE(100);
  hone_str name HONE(101, optional);
} set;

// CHECK-LABEL: hone_status set_get(set *extensions, const base *msg, hone_alloc *alloc) {
// CHECK:   return set_decode_protobuf(extensions, msg->rest.data, msg->rest.size, alloc, 0).status;
// CHECK-NEXT: }

// CHECK-LABEL: hone_status set_set(base *msg, const set *extensions, hone_alloc *alloc) {
// CHECK:   static const uint32_t keys[2] = {800u, 810u};
// CHECK-NEXT:   unknown = &msg->rest;
// CHECK-NEXT:   before = unknown->size;
// CHECK-NEXT:   size = set_size_protobuf(extensions);
// CHECK-NEXT:   if (size != 0) {
// CHECK-NEXT:     status = hone_unknown_reserve(alloc, unknown, size);
// CHECK-NEXT:     if (status != HONE_OK) {
// CHECK-NEXT:       return status;
// CHECK-NEXT:     }
// CHECK-NEXT:     hone_encoder_init(&e);
// CHECK-NEXT:     if (set_put_protobuf_trusted(extensions, unknown->data + before, &e) == NULL) {
// CHECK-NEXT:       return e.status;
// CHECK-NEXT:     }
// CHECK-NEXT:     unknown->size += size;
// CHECK-NEXT:   }
// CHECK-NEXT:   hone_pb_key_drop(&msg->rest, keys, 2, before);
// CHECK-NEXT:   return HONE_OK;
// CHECK-NEXT: }

// CHECK-LABEL: bool set_has_level(const base *msg) {
// CHECK:   at = 0;
// CHECK-NEXT:   return hone_pb_key_find(msg->rest.data, msg->rest.size, 800u, &at, &found);
// CHECK-NEXT: }

// CHECK-LABEL: void set_clear_name(base *msg) {
// CHECK:   static const uint32_t keys[1] = {810u};
// CHECK-NEXT:   hone_pb_key_drop(&msg->rest, keys, 1, msg->rest.size);
// CHECK-NEXT: }
