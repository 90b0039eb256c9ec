/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Clone copies deeply into a message that is initialised first: the fields
 * that the schema does not know.
 */
// RUN: %hone %s -o %t --formats protobuf -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/unknown.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE() thing {
  int32_t x HONE(1);
  hone_unknown rest HONE_UNKNOWN;
};

// CHECK-LABEL: {{.*}}thing_clone({{.*}}) {
// CHECK:   thing_init(dst);
// CHECK-EMPTY:
// CHECK-NEXT:   /* 1: x (int32_t) */
// CHECK-NEXT:   dst->x = src->x;
// CHECK-EMPTY:
// CHECK-NEXT:   /* unknown fields */
// CHECK-NEXT:   status = hone_unknown_append(alloc, &dst->rest, src->rest.data, src->rest.size);
// CHECK-NEXT:   if (status != HONE_OK) {
// CHECK-NEXT:     return status;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return HONE_OK;
// CHECK-NEXT: }
