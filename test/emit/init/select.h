/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Init sets every member without a look at what was there: a oneof: one arm at
 * most is there.
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

// CHECK-LABEL: void thing_init(struct thing *msg) {
// CHECK:   msg->which = 0;
// CHECK-NEXT: }
