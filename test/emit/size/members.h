/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Size of MEMBERS: written in the order of their keys; present, repeated,
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

// CHECK-LABEL: size_t thing_size_protobuf(const struct thing *msg) {
// CHECK:   /* 1: x (optional int32_t) */
// CHECK-NEXT:   if (msg->has_x) {
// CHECK-NEXT:     size += 1 + hone_pb_int32_size(msg->x);
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 2: names (repeated text) */
// CHECK-NEXT:   size += msg->n_names;
// CHECK-NEXT:   for (size_t i0 = 0; i0 < msg->n_names; i0++) {
// CHECK-NEXT:     size += hone_pb_string_size(msg->names[i0].size);
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 200: must (required uint32_t) */
// CHECK-NEXT:   size += 2 + hone_pb_uint32_size(msg->must);
// CHECK-EMPTY:
// CHECK-NEXT:   return hone_size(size);
// CHECK-NEXT: }
