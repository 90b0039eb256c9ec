/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Equal compares wire values: bits of floats, presence, contents: an embedded
 * message, by the functions of its own.
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

// CHECK-LABEL: bool thing_equal(const struct thing *a, const struct thing *b) {
// CHECK:   /* 1: at (point) */
// CHECK-NEXT:   if (!point_equal(&a->at, &b->at)) {
// CHECK-NEXT:     return false;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return true;
// CHECK-NEXT: }
