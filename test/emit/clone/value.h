/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Clone copies deeply into a message that is initialised first: scalars, an
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

// CHECK-LABEL: {{.*}}thing_clone({{.*}}) {
// CHECK:   (void)alloc;
// CHECK-NEXT:   thing_init(dst);
// CHECK-EMPTY:
// CHECK-NEXT:   /* 1: x (int32_t) */
// CHECK-NEXT:   dst->x = src->x;
// CHECK-EMPTY:
// CHECK-NEXT:   /* 2: color (color) */
// CHECK-NEXT:   memcpy(&color_src_value, &src->color, sizeof(color_src_value));
// CHECK-NEXT:   memcpy(&dst->color, &color_src_value, sizeof(color_src_value));
// CHECK-EMPTY:
// CHECK-NEXT:   /* 3: bits (int) */
// CHECK-NEXT:   dst->bits = ((int32_t)src->bits) & 0xf;
// CHECK-NEXT:   if (((int32_t)src->bits) < 0) {
// CHECK-NEXT:     dst->bits |= -0x10;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return HONE_OK;
// CHECK-NEXT: }
