/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Hash takes in exactly what equal compares: a oneof: one arm at most is
 * there.
 */
// RUN: %hone %s -o %t --formats protobuf -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/select.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE() thing {
  uint32_t which;
  union {
    int32_t number HONE(1);
    hone_str text HONE(2);
  } value HONE_ONEOF(which);
};

// CHECK-LABEL: uint64_t thing_hash(const struct thing *msg, uint64_t seed) {
// CHECK:   /* value: oneof */
// CHECK-NEXT:   if (msg->which == 1) {
// CHECK-NEXT:     h = hone_hash_u64(h, 1);
// CHECK-NEXT:     h = hone_hash_u64(h, (uint64_t)msg->value.number);
// CHECK-NEXT:   }
// CHECK-NEXT:   if (msg->which == 2) {
// CHECK-NEXT:     h = hone_hash_u64(h, 2);
// CHECK-NEXT:     h = hone_hash_bytes(h, msg->value.text.data, msg->value.text.size);
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return h;
// CHECK-NEXT: }
