/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Hash takes in exactly what equal compares: scalars, an enum through its
 * integer type, a bit-field.
 */
// RUN: %hone %s -o %t --formats protobuf -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/value.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

enum color { RED, GREEN };

struct HONE_MESSAGE() thing {
  int32_t x HONE(1);
  enum color color HONE(2);
  int bits : 5 HONE(3);
};

// CHECK-LABEL: uint64_t thing_hash(const struct thing *msg, uint64_t seed) {
// CHECK:   /* 1: x (int32_t) */
// CHECK-NEXT:   h = hone_hash_u64(h, (uint64_t)msg->x);
// CHECK-EMPTY:
// CHECK-NEXT:   /* 2: color (color) */
// CHECK-NEXT:   memcpy(&color_value, &msg->color, sizeof(color_value));
// CHECK-NEXT:   h = hone_hash_u64(h, (uint64_t)color_value);
// CHECK-EMPTY:
// CHECK-NEXT:   /* 3: bits (int) */
// CHECK-NEXT:   h = hone_hash_u64(h, (uint64_t)((int32_t)msg->bits));
// CHECK-EMPTY:
// CHECK-NEXT:   return h;
// CHECK-NEXT: }
