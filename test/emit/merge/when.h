/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Merge overwrites what the source has, appends what is repeated, merges
 * messages: a presence member, and a pointer that is its own.
 */
// RUN: %hone %s -o %t --formats protobuf -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/when.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE() point {
  hone_str label HONE(1);
};

struct HONE_MESSAGE() thing {
  bool has_x;
  int32_t x HONE(1, default = 7);
  struct point *to HONE(2);
};

// CHECK-LABEL: {{.*}}thing_merge({{.*}}) {
// CHECK:   if (dst == src) {
// CHECK-NEXT:     return HONE_BAD_ARGUMENT;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 1: x (optional int32_t) */
// CHECK-NEXT:   if (src->has_x) {
// CHECK-NEXT:     dst->has_x = true;
// CHECK-NEXT:     dst->x = src->x;
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   /* 2: to (optional point) */
// CHECK-NEXT:   if (src->to != NULL) {
// CHECK-NEXT:     if (dst->to == NULL) {
// CHECK-NEXT:       to_dst_made = (struct point *)hone_allocate(alloc, sizeof(struct point), HONE_ALIGNOF(struct point));
// CHECK-NEXT:       if (to_dst_made == NULL) {
// CHECK-NEXT:         return HONE_OUT_OF_MEMORY;
// CHECK-NEXT:       }
// CHECK-NEXT:       point_init(to_dst_made);
// CHECK-NEXT:       dst->to = to_dst_made;
// CHECK-NEXT:     }
// CHECK-NEXT:     status = point_merge(dst->to, src->to, alloc);
// CHECK-NEXT:     if (status != HONE_OK) {
// CHECK-NEXT:       return status;
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT:   return HONE_OK;
// CHECK-NEXT: }
