/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Merge overwrites what the source has, appends what is repeated, merges
 * messages: the fields that the schema does not know.
 */
// RUN: %hone %s -o %t --formats protobuf -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/unknown.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE() thing {
  int32_t x HONE(1);
  hone_unknown rest HONE_UNKNOWN;
};

// CHECK-LABEL: {{.*}}thing_merge({{.*}}) {
// CHECK:   if (dst == src) {
// CHECK-NEXT:     return HONE_BAD_ARGUMENT;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 1: x (int32_t) */
// CHECK-NEXT:   if (src->x != 0) {
// CHECK-NEXT:     dst->x = src->x;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* unknown fields */
// CHECK-NEXT:   status = hone_unknown_append(alloc, &dst->rest, src->rest.data, src->rest.size);
// CHECK-NEXT:   if (status != HONE_OK) {
// CHECK-NEXT:     return status;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return HONE_OK;
// CHECK-NEXT: }
