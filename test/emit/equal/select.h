/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Equal compares wire values: bits of floats, presence, contents: a oneof: one
 * arm at most is there.
 */
// RUN: %hone %s -o %t --formats protobuf -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/select.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE() thing {
  uint32_t which;
  union {
    int32_t number HONE(1);
    hone_str text HONE(2);
  } value HONE_ONEOF(which);
};

// CHECK-LABEL: bool thing_equal(const struct thing *a, const struct thing *b) {
// CHECK:   /* value: oneof */
// CHECK-NEXT:   if ((a->which == 1) != (b->which == 1)) {
// CHECK-NEXT:     return false;
// CHECK-NEXT:   }
// CHECK-NEXT:   if (a->which == 1) {
// CHECK-NEXT:     if (a->value.number != b->value.number) {
// CHECK-NEXT:       return false;
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   if ((a->which == 2) != (b->which == 2)) {
// CHECK-NEXT:     return false;
// CHECK-NEXT:   }
// CHECK-NEXT:   if (a->which == 2) {
// CHECK-NEXT:     if (!hone_equal_bytes(a->value.text.data, a->value.text.size, b->value.text.data, b->value.text.size)) {
// CHECK-NEXT:       return false;
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return true;
// CHECK-NEXT: }
