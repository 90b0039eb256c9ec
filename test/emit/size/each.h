/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Size of EACH: counted before its first element, or of a fixed number;
 * elements that lie as on the wire are copied at once.
 */
// RUN: %hone %s -o %t --formats ros1 -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/each.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE(ros1 = "a/thing") thing {
  char codes[2][4] HONE(1);
  size_t n_ids;
  uint32_t *ids HONE(2);
  size_t n_names;
  hone_str *names HONE(3);
};

// CHECK-LABEL: size_t thing_size_ros1(const struct thing *msg) {
// CHECK:   /* 1: codes (array of text) */
// CHECK-NEXT:   for (size_t i0 = 0; i0 < 2u; i0++) {
// CHECK-NEXT:     codes_size = hone_chars_size(msg->codes[i0], 4);
// CHECK-NEXT:     size += 4 + codes_size;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 2: ids (repeated uint32_t) */
// CHECK-NEXT:   size += 4 + msg->n_ids * 4;
// CHECK-EMPTY:
// CHECK-NEXT:   /* 3: names (repeated text) */
// CHECK-NEXT:   size += 4;
// CHECK-NEXT:   for (size_t i0 = 0; i0 < msg->n_names; i0++) {
// CHECK-NEXT:     size += 4 + msg->names[i0].size;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return hone_size(size);
// CHECK-NEXT: }
