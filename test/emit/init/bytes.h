/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Init sets every member without a look at what was there: text and bytes: a
 * view, an array, a pointer.
 */
// RUN: %hone %s -o %t --formats protobuf -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/bytes.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE() thing {
  hone_str name HONE(1);
  char code[4] HONE(2);
  char *note HONE(3);
  hone_bytes raw HONE(4);
};

// CHECK-LABEL: void thing_init(struct thing *msg) {
// CHECK:   msg->name.data = NULL;
// CHECK-NEXT:   msg->name.size = 0;
// CHECK-NEXT:   memset(msg->code, 0, sizeof(msg->code));
// CHECK-NEXT:   msg->note = (char *)hone_empty;
// CHECK-NEXT:   msg->raw.data = NULL;
// CHECK-NEXT:   msg->raw.size = 0;
// CHECK-NEXT: }
