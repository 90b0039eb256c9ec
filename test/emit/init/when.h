/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Init sets every member without a look at what was there: a presence member,
 * and a pointer that is its own.
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

// CHECK-LABEL: void thing_init(struct thing *msg) {
// CHECK:   msg->has_x = false;
// CHECK-NEXT:   msg->x = 7;
// CHECK-NEXT:   msg->to = NULL;
// CHECK-NEXT: }
