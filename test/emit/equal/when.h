/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Equal compares wire values: bits of floats, presence, contents: a presence
 * member, and a pointer that is its own.
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

// CHECK-LABEL: bool thing_equal(const struct thing *a, const struct thing *b) {
// CHECK:   /* 1: x (optional int32_t) */
// CHECK-NEXT:   if ((a->has_x) != (b->has_x)) {
// CHECK-NEXT:     return false;
// CHECK-NEXT:   }
// CHECK-NEXT:   if (a->has_x) {
// CHECK-NEXT:     if (a->x != b->x) {
// CHECK-NEXT:       return false;
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 2: to (optional point) */
// CHECK-NEXT:   if ((a->to != NULL) != (b->to != NULL)) {
// CHECK-NEXT:     return false;
// CHECK-NEXT:   }
// CHECK-NEXT:   if (a->to != NULL) {
// CHECK-NEXT:     if (!point_equal(a->to, b->to)) {
// CHECK-NEXT:       return false;
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return true;
// CHECK-NEXT: }
