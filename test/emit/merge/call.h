/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Merge overwrites what the source has, appends what is repeated, merges
 * messages: an embedded message, by the functions of its own.
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

// CHECK-LABEL: {{.*}}thing_merge({{.*}}) {
// CHECK:   if (dst == src) {
// CHECK-NEXT:     return HONE_BAD_ARGUMENT;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 1: at (point) */
// CHECK-NEXT:   status = point_merge(&dst->at, &src->at, alloc);
// CHECK-NEXT:   if (status != HONE_OK) {
// CHECK-NEXT:     return status;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return HONE_OK;
// CHECK-NEXT: }
