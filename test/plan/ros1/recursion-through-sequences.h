/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A message may reach itself through a sequence, which can be empty.
 */
// RUN: %hone %s --formats ros1 --dump plan=ros1 -- -I%include | \
// RUN:   FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Tree {
  int32_t value HONE(1);
  HONE_SEQ(struct Tree) kids HONE(2);
} Tree;

// CHECK-LABEL:plan ros1 Tree recursive  ; 8.. bytes
// CHECK-NEXT:  VALUE ros1_i32 value  ; 4 bytes, room 8, covered, need 8, sure
// CHECK-NEXT:  EACH kids counted ros1_u32  ; 4.. bytes, sure
// CHECK-NEXT:    CALL Tree kids[]  ; 0.. bytes
