/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What can reach itself has no maximum, but a minimum; who calls it has neither.
 */
// RUN: %hone %s --formats ros1 --dump plan=ros1 --after bounds --target x86_64-linux-gnu -- -I%include | \
// RUN:   FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Tree {
  double value HONE(1);
  HONE_SEQ(struct Tree) kids HONE(2);
} Tree;

typedef struct HONE_MESSAGE() Forest {
  Tree tree HONE(1);
} Forest;

// CHECK-LABEL:plan ros1 Tree recursive  ; 12.. bytes
// CHECK-NEXT:  VALUE ros1_f64 value  ; 8 bytes
// CHECK-NEXT:  EACH kids counted ros1_u32  ; 4.. bytes
// CHECK-NEXT:    CALL Tree kids[]  ; 0.. bytes
// CHECK-EMPTY:
// CHECK-LABEL:plan ros1 Forest  ; 12.. bytes
// CHECK-NEXT:  CALL Tree tree  ; 12.. bytes
