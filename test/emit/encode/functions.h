/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Encode, its trusted form and the one that allocates are one walk each: with
 * checks, without, without.
 */
// RUN: %hone %s -o %t --formats ros1 -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/functions.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE(ros1 = "a/thing") thing {
  hone_str name HONE(1);
  char code[4] HONE(2);
};

// CHECK-LABEL: {{.*}}thing_encode_ros1({{.*}}) {
// CHECK:   hone_encoder_init(&e);
// CHECK-NEXT:   p = thing_put_ros1(msg, out, capacity != 0 ? out + capacity : out, &e);
// CHECK-NEXT:   if (e.status == HONE_NO_SPACE && thing_size_ros1(msg) <= capacity) {
// CHECK-NEXT:     /* The room checks count with maxima, and the exact size fits. */
// CHECK-NEXT:     hone_encoder_init(&e);
// CHECK-NEXT:     p = thing_put_ros1_trusted(msg, out, &e);
// CHECK-NEXT:   }
// CHECK-NEXT:   return hone_encode_end(&e, out, p);
// CHECK-NEXT: }

// CHECK-LABEL: size_t thing_encode_ros1_trusted(const struct thing *msg, uint8_t *out) {
// CHECK:   hone_encoder_init(&e);
// CHECK-NEXT:   p = thing_put_ros1_trusted(msg, out, &e);
// CHECK-NEXT:   return p != NULL ? (size_t)(p - out) : 0;
// CHECK-NEXT: }

// CHECK-LABEL: {{.*}}thing_encode_ros1_new({{.*}}) {
// CHECK:   size = thing_size_ros1(msg);
// CHECK-NEXT:   block = hone_encode_block(alloc, size);
// CHECK-NEXT:   if (block == NULL) {
// CHECK-NEXT:     return hone_result_make(0, size > HONE_MAX_LENGTH ? HONE_TOO_LARGE : HONE_OUT_OF_MEMORY);
// CHECK-NEXT:   }
// CHECK-NEXT:   hone_encoder_init(&e);
// CHECK-NEXT:   thing_put_ros1_trusted(msg, block, &e);
// CHECK-NEXT:   return hone_encode_block_end(&e, alloc, block, size, out);
// CHECK-NEXT: }
