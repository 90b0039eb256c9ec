/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Size of LENGTH without a prefix: the body is ended by its terminator.
 */
// RUN: %hone %s -o %t --formats protobuf -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/delimited.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE() point {
  int32_t x HONE(1);
};

struct HONE_MESSAGE() thing {
  struct point *at HONE(1, group);
};

// CHECK-LABEL: size_t thing_size_protobuf(const struct thing *msg) {
// CHECK:   /* 1: at (optional point) */
// CHECK-NEXT:   if (msg->at != NULL) {
// CHECK-NEXT:     size += 1 + point_size_protobuf(msg->at);
// CHECK-NEXT:     size += 1;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return hone_size(size);
// CHECK-NEXT: }
