/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Size of CALL: a message whose size is not known beforehand, by its own
 * function.
 */
// RUN: %hone %s -o %t --formats ros1 -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/call.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE(ros1 = "a/point") point {
  hone_str label HONE(1);
};

struct HONE_MESSAGE(ros1 = "a/thing") thing {
  struct point at HONE(1);
};

// CHECK-LABEL: size_t thing_size_ros1(const struct thing *msg) {
// CHECK:   /* 1: at (point) */
// CHECK-NEXT:   size += point_size_ros1(&msg->at);
// CHECK-EMPTY:
// CHECK-NEXT:   return hone_size(size);
// CHECK-NEXT: }
