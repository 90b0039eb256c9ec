/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A message without fields still has its MEMBERS step: what comes in must be
 * skipped, or kept.
 */
// RUN: %hone %s --dump plan=protobuf --after lower -- -I%include | \
// RUN:   FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Empty {
  char hidden HONE_SKIP;
} Empty;

typedef struct HONE_MESSAGE() Keeper {
  hone_unknown extra HONE_UNKNOWN;
} Keeper;

// CHECK-LABEL:plan protobuf Empty
// CHECK-NEXT:  MEMBERS pb_key
// CHECK-EMPTY:
// CHECK-LABEL:plan protobuf Keeper
// CHECK-NEXT:  MEMBERS pb_key unknown extra
// CHECK-NEXT:  UNKNOWN extra
