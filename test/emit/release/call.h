/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Release frees what is owned, and says nothing of the rest: an embedded
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

// CHECK-LABEL: void thing_release(struct thing *msg, hone_alloc *alloc) {
// CHECK:   if (alloc == NULL || alloc->release == NULL) {
// CHECK-NEXT:     return;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 1: at (point) */
// CHECK-NEXT:   point_release(&msg->at, alloc);
// CHECK-NEXT: }
