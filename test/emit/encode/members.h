/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Encode of MEMBERS: written in the order of their keys; present, repeated,
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

// CHECK-LABEL: {{.*}}thing_put_protobuf({{.*}}) {
// CHECK:   /* 1: x (optional int32_t) */
// CHECK-NEXT:   if ((size_t)(end - p) < 11) {
// CHECK-NEXT:     return hone_encode_fail(e, HONE_NO_SPACE);
// CHECK-NEXT:   }
// CHECK-NEXT:   if (msg->has_x) {
// CHECK-NEXT:     *p++ = 0x08;
// CHECK-NEXT:     p = hone_pb_int32_put(p, msg->x);
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 2: names (repeated text) */
// CHECK-NEXT:   for (size_t i0 = 0; i0 < msg->n_names; i0++) {
// CHECK-NEXT:     if (!hone_has_room(p, end, 6, msg->names[i0].size)) {
// CHECK-NEXT:       return hone_encode_fail(e, HONE_NO_SPACE);
// CHECK-NEXT:     }
// CHECK-NEXT:     *p++ = 0x12;
// CHECK-NEXT:     p = hone_pb_string_put(p, msg->names[i0].data, msg->names[i0].size);
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 200: must (required uint32_t) */
// CHECK-NEXT:   if ((size_t)(end - p) < 7) {
// CHECK-NEXT:     return hone_encode_fail(e, HONE_NO_SPACE);
// CHECK-NEXT:   }
// CHECK-NEXT:   *p++ = 0xc0;
// CHECK-NEXT:   *p++ = 0x0c;
// CHECK-NEXT:   p = hone_pb_uint32_put(p, msg->must);
// CHECK-EMPTY:
// CHECK-NEXT:   return p;
// CHECK-NEXT: }
