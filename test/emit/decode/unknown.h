/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Decode of UNKNOWN: written back behind the known ones, kept when decoded.
 */
// RUN: %hone %s -o %t --formats protobuf -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/unknown.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE() thing {
  bool yes HONE(1);
  hone_unknown rest HONE_UNKNOWN;
};

// CHECK-LABEL: {{.*}}thing_get_protobuf({{.*}}) {
// CHECK:   /* 1: yes (bool) */
// CHECK-NEXT:   if (p != end && *p == 0x08) {
// CHECK-NEXT:     p++;
// CHECK-NEXT:   member_yes:
// CHECK-NEXT:     p = hone_pb_bool_get(p, end, &yes_value, d);
// CHECK-NEXT:     if (p == NULL) {
// CHECK-NEXT:       return NULL;
// CHECK-NEXT:     }
// CHECK-NEXT:     msg->yes = yes_value;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   while (p != end) {
// CHECK-NEXT:     member = p;
// CHECK-NEXT:     p = hone_pb_key_get(p, end, &key, d);
// CHECK-NEXT:     if (p == NULL) {
// CHECK-NEXT:       return NULL;
// CHECK-NEXT:     }
// CHECK-NEXT:     switch (key) {
// CHECK-NEXT:     case 8u:
// CHECK-NEXT:       goto member_yes;
// CHECK-NEXT:     default:
// CHECK-NEXT:       break;
// CHECK-NEXT:     }
// CHECK-NEXT:     p = hone_pb_key_skip(p, end, key, d);
// CHECK-NEXT:     if (p == NULL) {
// CHECK-NEXT:       return NULL;
// CHECK-NEXT:     }
// CHECK-NEXT:     if ((d->flags & HONE_DISCARD_UNKNOWN) == 0) {
// CHECK-NEXT:       status = hone_unknown_append(d->alloc, &msg->rest, member, (size_t)(p - member));
// CHECK-NEXT:       if (status != HONE_OK) {
// CHECK-NEXT:         return hone_decode_fail(d, p, status);
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return p;
// CHECK-NEXT: }
