/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Size of WHEN: what stands there when nothing does is a LITERAL, folded to
 * bytes beforehand.
 */
// RUN: %hone %s -o %t --formats ros1 -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/when.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE(ros1 = "a/point") point {
  hone_str label HONE(1);
  int32_t x HONE(2, default = 258);
};

struct HONE_MESSAGE(ros1 = "a/thing") thing {
  struct point *to HONE(1);
};

// CHECK-LABEL: size_t thing_size_ros1(const struct thing *msg) {
// CHECK:   /* 1: to (optional point) */
// CHECK-NEXT:   if (msg->to != NULL) {
// CHECK-NEXT:     size += point_size_ros1(msg->to);
// CHECK-NEXT:   } else {
// CHECK-NEXT:     size += 8;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return hone_size(size);
// CHECK-NEXT: }
