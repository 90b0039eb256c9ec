/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * An absent message without fields has no bytes to stand for it.
 */
// RUN: %hone %s --formats ros1 --dump plan=ros1 --after fold -- -I%include | \
// RUN:   FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Nothing {
  char unused HONE_SKIP;
} Nothing;

typedef struct HONE_MESSAGE() Holder {
  Nothing *nothing HONE(1);
} Holder;

// CHECK-LABEL:plan ros1 Nothing
// CHECK-EMPTY:
// CHECK-LABEL:plan ros1 Holder
// CHECK-NEXT:  WHEN present nothing
// CHECK-NEXT:    CALL Nothing nothing
