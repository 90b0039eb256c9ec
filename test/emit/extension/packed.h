/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Of a repeated scalar both spellings are looked for; an empty block is none.
 */
// RUN: %hone %s -o %t --formats protobuf -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/packed.hone.c
#include <hone/hone.h>

typedef struct HONE_MESSAGE(extensions = "100-199") base {
  hone_unknown rest HONE_UNKNOWN;
} base;

typedef struct HONE_EXTEND(base) set {
  size_t n_values;
  int32_t *values HONE(100, packed);
} set;

// CHECK-LABEL: bool set_has_values(const base *msg) {
// CHECK:   at = 0;
// CHECK-NEXT:   while (hone_pb_key_find(msg->rest.data, msg->rest.size, 802u, &at, &found)) {
// CHECK-NEXT:     hone_decoder_init(&d, found.data, found.size, NULL, 0);
// CHECK-NEXT:     p = found.data;
// CHECK-NEXT:     end = p + found.size;
// CHECK-NEXT:     p = hone_pb_length_get(p, end, &values_length, &d);
// CHECK-NEXT:     if (p != NULL && p != end) {
// CHECK-NEXT:       return true;
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   at = 0;
// CHECK-NEXT:   if (hone_pb_key_find(msg->rest.data, msg->rest.size, 800u, &at, &found)) {
// CHECK-NEXT:     return true;
// CHECK-NEXT:   }
// CHECK-NEXT:   return false;
// CHECK-NEXT: }

// CHECK-LABEL: void set_clear_values(base *msg) {
// CHECK:   static const uint32_t keys[2] = {802u, 800u};
// CHECK-NEXT:   hone_pb_key_drop(&msg->rest, keys, 2, msg->rest.size);
// CHECK-NEXT: }
