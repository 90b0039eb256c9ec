/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Hash takes in exactly what equal compares: an embedded message, by the
 * functions of its own.
 */
// RUN: %hone %s -o %t --formats protobuf -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/call.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE() point {
  hone_str label HONE(1);
};

struct HONE_MESSAGE() thing {
  struct point at HONE(1);
};

// CHECK-LABEL: uint64_t thing_hash(const struct thing *msg, uint64_t seed) {
// CHECK:   /* 1: at (point) */
// CHECK-NEXT:   h = point_hash(&msg->at, h);
// CHECK-EMPTY:
// CHECK-NEXT:   return h;
// CHECK-NEXT: }
