/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Release frees what is owned, and says nothing of the rest: scalars, an enum
 * through its integer type, a bit-field.
 */
// RUN: %hone %s -o %t --formats protobuf -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/value.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

enum color { RED, GREEN };

struct HONE_MESSAGE() thing {
  int32_t x HONE(1);
  enum color color HONE(2);
  int bits : 5 HONE(3);
};

// CHECK-LABEL: void thing_release(struct thing *msg, hone_alloc *alloc) {
// CHECK:   (void)msg;
// CHECK-NEXT:   (void)alloc;
// CHECK-NEXT: }
