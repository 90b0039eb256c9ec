/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A value without presence replaces when it is not zero, one with presence when
 * it is there, one that is always there always.
 */
// RUN: %hone %s -o %t --verbs merge -- -I%include
// RUN: FileCheck %s < %t/presence.hone.c
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Values {
  int32_t implicit HONE(1);
  bool has_maybe;
  int32_t maybe HONE(2);
  int32_t always HONE(3, always);
  float pose[3] HONE(4);
} Values;

// CHECK-LABEL: hone_status Values_merge(Values *dst, const Values *src, hone_alloc *alloc) {
// CHECK-NEXT: (void)alloc;
// CHECK-NEXT: if (dst == src) {
// CHECK-NEXT: return HONE_BAD_ARGUMENT;
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: /* 1: implicit (int32_t) */
// CHECK-NEXT: if (src->implicit != 0) {
// CHECK-NEXT: dst->implicit = src->implicit;
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: /* 2: maybe (optional int32_t) */
// CHECK-NEXT: if (src->has_maybe) {
// CHECK-NEXT: dst->has_maybe = true;
// CHECK-NEXT: dst->maybe = src->maybe;
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: /* 3: always (int32_t) */
// CHECK-NEXT: dst->always = src->always;
// CHECK-EMPTY:
// CHECK-NEXT: /* 4: pose (array of float) */
// CHECK-NEXT: memcpy(dst->pose, src->pose, 3u * sizeof(dst->pose[0]));
// CHECK-EMPTY:
// CHECK-NEXT: return HONE_OK;
