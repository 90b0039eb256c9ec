/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Encode of LENGTH without a prefix: the body is ended by its terminator.
 */
// RUN: %hone %s -o %t --formats protobuf -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/delimited.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE() point {
  int32_t x HONE(1);
};

struct HONE_MESSAGE() thing {
  struct point *at HONE(1, group);
};

// CHECK-LABEL: {{.*}}thing_put_protobuf_trusted({{.*}}) {
// CHECK:   /* 1: at (optional point) */
// CHECK-NEXT:   if (msg->at != NULL) {
// CHECK-NEXT:     *p++ = 0x0b;
// CHECK-NEXT:     p = point_put_protobuf_trusted(msg->at, p, e);
// CHECK-NEXT:     if (p == NULL) {
// CHECK-NEXT:       return NULL;
// CHECK-NEXT:     }
// CHECK-NEXT:     *p++ = 0x0c;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return p;
// CHECK-NEXT: }
