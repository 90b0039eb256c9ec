/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Size of UNKNOWN: written back behind the known ones, kept when decoded.
 */
// RUN: %hone %s -o %t --formats protobuf -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/unknown.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE() thing {
  bool yes HONE(1);
  hone_unknown rest HONE_UNKNOWN;
};

// CHECK-LABEL: size_t thing_size_protobuf(const struct thing *msg) {
// CHECK:   /* 1: yes (bool) */
// CHECK-NEXT:   if (msg->yes) {
// CHECK-NEXT:     size += 2;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* unknown fields */
// CHECK-NEXT:   size += msg->rest.size;
// CHECK-EMPTY:
// CHECK-NEXT:   return hone_size(size);
// CHECK-NEXT: }
