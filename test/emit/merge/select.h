/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Merge overwrites what the source has, appends what is repeated, merges
 * messages: a oneof: one arm at most is there.
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

// CHECK-LABEL: {{.*}}thing_merge({{.*}}) {
// CHECK:   if (dst == src) {
// CHECK-NEXT:     return HONE_BAD_ARGUMENT;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* value: oneof */
// CHECK-NEXT:   if (src->which == 1) {
// CHECK-NEXT:     if (dst->which != 1) {
// CHECK-NEXT:       thing_drop_value(dst, alloc);
// CHECK-NEXT:       dst->value.number = 0;
// CHECK-NEXT:       dst->which = 1;
// CHECK-NEXT:     }
// CHECK-NEXT:     dst->value.number = src->value.number;
// CHECK-NEXT:   }
// CHECK-NEXT:   if (src->which == 2) {
// CHECK-NEXT:     if (dst->which != 2) {
// CHECK-NEXT:       thing_drop_value(dst, alloc);
// CHECK-NEXT:       dst->value.text.data = NULL;
// CHECK-NEXT:       dst->value.text.size = 0;
// CHECK-NEXT:       dst->which = 2;
// CHECK-NEXT:     }
// CHECK-NEXT:     status = hone_str_assign(alloc, &dst->value.text, NULL, src->value.text.data, src->value.text.size);
// CHECK-NEXT:     if (status != HONE_OK) {
// CHECK-NEXT:       return status;
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return HONE_OK;
// CHECK-NEXT: }
