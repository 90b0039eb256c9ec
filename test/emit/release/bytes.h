/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Release frees what is owned, and says nothing of the rest: text and bytes: a
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

// CHECK-LABEL: void thing_release(struct thing *msg, hone_alloc *alloc) {
// CHECK:   if (alloc == NULL || alloc->release == NULL) {
// CHECK-NEXT:     return;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 1: name (text) */
// CHECK-NEXT:   hone_str_release(alloc, &msg->name, NULL);
// CHECK-EMPTY:
// CHECK-NEXT:   /* 3: note (text) */
// CHECK-NEXT:   hone_cstr_release(alloc, msg->note, NULL);
// CHECK-EMPTY:
// CHECK-NEXT:   /* 4: raw (bytes) */
// CHECK-NEXT:   hone_bytes_release(alloc, &msg->raw, NULL);
// CHECK-NEXT: }
