/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Init sets every member without a look at what was there: scalars, an enum
 * through its integer type, a bit-field.
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

// CHECK-LABEL: void thing_init(struct thing *msg) {
// CHECK:   msg->x = 0;
// CHECK-NEXT:   msg->color = (enum color)0;
// CHECK-NEXT:   msg->bits = 0;
// CHECK-NEXT: }
