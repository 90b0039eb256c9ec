/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Encode of UNKNOWN: written back behind the known ones, kept when decoded.
 */
// RUN: %hone %s -o %t --formats protobuf -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/unknown.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE() thing {
  bool yes HONE(1);
  hone_unknown rest HONE_UNKNOWN;
};

// CHECK-LABEL: {{.*}}thing_put_protobuf({{.*}}) {
// CHECK:   if ((size_t)(end - p) < 2) {
// CHECK-NEXT:     return hone_encode_fail(e, HONE_NO_SPACE);
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 1: yes (bool) */
// CHECK-NEXT:   if (msg->yes) {
// CHECK-NEXT:     *p++ = 0x08;
// CHECK-NEXT:     p = hone_pb_bool_put(p, msg->yes);
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* unknown fields */
// CHECK-NEXT:   if (!hone_has_room(p, end, 0, msg->rest.size)) {
// CHECK-NEXT:     return hone_encode_fail(e, HONE_NO_SPACE);
// CHECK-NEXT:   }
// CHECK-NEXT:   p = hone_put_bytes(p, msg->rest.data, msg->rest.size);
// CHECK-EMPTY:
// CHECK-NEXT:   return p;
// CHECK-NEXT: }
