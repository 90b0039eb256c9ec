/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Equal compares wire values: bits of floats, presence, contents: scalars, an
 * enum through its integer type, a bit-field.
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

// CHECK-LABEL: bool thing_equal(const struct thing *a, const struct thing *b) {
// CHECK:   /* 1: x (int32_t) */
// CHECK-NEXT:   if (a->x != b->x) {
// CHECK-NEXT:     return false;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 2: color (color) */
// CHECK-NEXT:   memcpy(&color_a_value, &a->color, sizeof(color_a_value));
// CHECK-NEXT:   memcpy(&color_b_value, &b->color, sizeof(color_b_value));
// CHECK-NEXT:   if (color_a_value != color_b_value) {
// CHECK-NEXT:     return false;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 3: bits (int) */
// CHECK-NEXT:   if (((int32_t)a->bits) != ((int32_t)b->bits)) {
// CHECK-NEXT:     return false;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return true;
// CHECK-NEXT: }
