/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Init sets every member without a look at what was there: the fields that the
 * schema does not know.
 */
// RUN: %hone %s -o %t --formats protobuf -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/unknown.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE() thing {
  int32_t x HONE(1);
  hone_unknown rest HONE_UNKNOWN;
};

// CHECK-LABEL: void thing_init(struct thing *msg) {
// CHECK:   msg->x = 0;
// CHECK-NEXT:   msg->rest.data = NULL;
// CHECK-NEXT:   msg->rest.size = 0;
// CHECK-NEXT:   msg->rest.capacity = 0;
// CHECK-NEXT: }
