/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Init sets every member without a look at what was there: an embedded
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

// CHECK-LABEL: void thing_init(struct thing *msg) {
// CHECK:   point_init(&msg->at);
// CHECK-NEXT: }
