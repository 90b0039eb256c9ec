/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Release of a message that owns nothing is empty; that of another returns at
 * once where the allocator frees everything at once.
 */
// RUN: %hone %s -o %t --verbs release -- -I%include
// RUN: FileCheck %s < %t/nothing-owned.hone.c
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Flat {
  int32_t x HONE(1);
  char name[8] HONE(2);
} Flat;

typedef struct HONE_MESSAGE() Deep {
  Flat flat HONE(1);
  hone_str name HONE(2);
} Deep;

// CHECK-LABEL: void Flat_release(Flat *msg, hone_alloc *alloc) {
// CHECK-NEXT: (void)msg;
// CHECK-NEXT: (void)alloc;
// CHECK-NEXT: }

// CHECK-LABEL: void Deep_release(Deep *msg, hone_alloc *alloc) {
// CHECK-NEXT: if (alloc == NULL || alloc->release == NULL) {
// CHECK-NEXT: return;
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: /* 2: name (text) */
// CHECK-NEXT: hone_str_release(alloc, &msg->name, NULL);
// CHECK-NEXT: }
