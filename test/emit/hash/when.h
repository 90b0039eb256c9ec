/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Hash takes in exactly what equal compares: a presence member, and a pointer
 * that is its own.
 */
// RUN: %hone %s -o %t --formats protobuf -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/when.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE() point {
  hone_str label HONE(1);
};

struct HONE_MESSAGE() thing {
  bool has_x;
  int32_t x HONE(1, default = 7);
  struct point *to HONE(2);
};

// CHECK-LABEL: uint64_t thing_hash(const struct thing *msg, uint64_t seed) {
// CHECK:   /* 1: x (optional int32_t) */
// CHECK-NEXT:   if (msg->has_x) {
// CHECK-NEXT:     h = hone_hash_u64(h, 1);
// CHECK-NEXT:     h = hone_hash_u64(h, (uint64_t)msg->x);
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 2: to (optional point) */
// CHECK-NEXT:   if (msg->to != NULL) {
// CHECK-NEXT:     h = hone_hash_u64(h, 2);
// CHECK-NEXT:     h = point_hash(msg->to, h);
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return h;
// CHECK-NEXT: }
