/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Release frees what is owned, and says nothing of the rest: a oneof: one arm
 * at most is there.
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

// CHECK-LABEL: void thing_release(struct thing *msg, hone_alloc *alloc) {
// CHECK:   if (alloc == NULL || alloc->release == NULL) {
// CHECK-NEXT:     return;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* value: oneof */
// CHECK-NEXT:   switch (msg->which) {
// CHECK-NEXT:   case 2:
// CHECK-NEXT:     /* 2: text */
// CHECK-NEXT:     hone_str_release(alloc, &msg->value.text, NULL);
// CHECK-NEXT:     break;
// CHECK-NEXT:   default:
// CHECK-NEXT:     break;
// CHECK-NEXT:   }
// CHECK-NEXT: }
