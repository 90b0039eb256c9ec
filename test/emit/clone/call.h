/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Clone copies deeply into a message that is initialised first: an embedded
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

// CHECK-LABEL: {{.*}}thing_clone({{.*}}) {
// CHECK:   thing_init(dst);
// CHECK-EMPTY:
// CHECK-NEXT:   /* 1: at (point) */
// CHECK-NEXT:   status = point_clone(&dst->at, &src->at, alloc);
// CHECK-NEXT:   if (status != HONE_OK) {
// CHECK-NEXT:     return status;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return HONE_OK;
// CHECK-NEXT: }
