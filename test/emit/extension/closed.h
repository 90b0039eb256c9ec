/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A value that a closed enum does not know is not there.
 */
// RUN: %hone %s -o %t --formats protobuf -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/closed.hone.c
#include <hone/hone.h>

typedef enum HONE_ENUM(closed) kind { KIND_A, KIND_B } kind;

typedef struct HONE_MESSAGE(extensions = "100-199") base {
  hone_unknown rest HONE_UNKNOWN;
} base;

typedef struct HONE_EXTEND(base) set {
  bool has_one;
  kind one HONE(100);
  size_t n_many;
  kind *many HONE(101, packed);
} set;

// CHECK-LABEL: bool set_has_one(const base *msg) {
// CHECK:   at = 0;
// CHECK-NEXT:   while (hone_pb_key_find(msg->rest.data, msg->rest.size, 800u, &at, &found)) {
// CHECK-NEXT:     hone_decoder_init(&d, found.data, found.size, NULL, 0);
// CHECK-NEXT:     p = found.data;
// CHECK-NEXT:     end = p + found.size;
// CHECK-NEXT:     p = hone_pb_enum_get(p, end, &one_value, &d);
// CHECK-NEXT:     if (p != NULL && kind_is_known(one_value)) {
// CHECK-NEXT:       return true;
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return false;
// CHECK-NEXT: }

// CHECK-LABEL: bool set_has_many(const base *msg) {
// CHECK:   at = 0;
// CHECK-NEXT:   while (hone_pb_key_find(msg->rest.data, msg->rest.size, 810u, &at, &found)) {
// CHECK-NEXT:     hone_decoder_init(&d, found.data, found.size, NULL, 0);
// CHECK-NEXT:     p = found.data;
// CHECK-NEXT:     end = p + found.size;
// CHECK-NEXT:     p = hone_pb_length_get(p, end, &many_length, &d);
// CHECK-NEXT:     while (p != NULL && p != end) {
// CHECK-NEXT:       p = hone_pb_enum_get(p, end, &many_value, &d);
// CHECK-NEXT:       if (p != NULL && kind_is_known(many_value)) {
// CHECK-NEXT:         return true;
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   at = 0;
// CHECK-NEXT:   while (hone_pb_key_find(msg->rest.data, msg->rest.size, 808u, &at, &found)) {
// CHECK-NEXT:     hone_decoder_init(&d, found.data, found.size, NULL, 0);
// CHECK-NEXT:     p = found.data;
// CHECK-NEXT:     end = p + found.size;
// CHECK-NEXT:     p = hone_pb_enum_get(p, end, &many_value, &d);
// CHECK-NEXT:     if (p != NULL && kind_is_known(many_value)) {
// CHECK-NEXT:       return true;
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return false;
// CHECK-NEXT: }
