/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Equal compares wire values: bits of floats, presence, contents: the fields
 * that the schema does not know.
 */
// RUN: %hone %s -o %t --formats protobuf -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/unknown.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE() thing {
  int32_t x HONE(1);
  hone_unknown rest HONE_UNKNOWN;
};

// CHECK-LABEL: bool thing_equal(const struct thing *a, const struct thing *b) {
// CHECK:   /* 1: x (int32_t) */
// CHECK-NEXT:   if (a->x != b->x) {
// CHECK-NEXT:     return false;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* unknown fields */
// CHECK-NEXT:   if (!hone_equal_bytes(a->rest.data, a->rest.size, b->rest.data, b->rest.size)) {
// CHECK-NEXT:     return false;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return true;
// CHECK-NEXT: }
