/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Hash takes in exactly what equal compares: the fields that the schema does
 * not know.
 */
// RUN: %hone %s -o %t --formats protobuf -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/unknown.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE() thing {
  int32_t x HONE(1);
  hone_unknown rest HONE_UNKNOWN;
};

// CHECK-LABEL: uint64_t thing_hash(const struct thing *msg, uint64_t seed) {
// CHECK:   /* 1: x (int32_t) */
// CHECK-NEXT:   h = hone_hash_u64(h, (uint64_t)msg->x);
// CHECK-EMPTY:
// CHECK-NEXT:   /* unknown fields */
// CHECK-NEXT:   h = hone_hash_bytes(h, msg->rest.data, msg->rest.size);
// CHECK-EMPTY:
// CHECK-NEXT:   return h;
// CHECK-NEXT: }
