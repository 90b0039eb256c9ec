/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * hone_time and hone_duration are one codec each, with the length of the message
 * that they stand for; they are never packed.
 */
// RUN: %hone %s --dump plan=protobuf --after lower -- -I%include | \
// RUN:   FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Times {
  hone_time at HONE(1);
  hone_duration took HONE(2, optional);
  bool has_took;
  hone_duration laps[2] HONE(3);
} Times;

// CHECK-LABEL:plan protobuf Times
// CHECK-NEXT:  MEMBERS pb_key
// CHECK-NEXT:    10 at [0a]
// CHECK-NEXT:      VALUE pb_timestamp at
// CHECK-NEXT:    18 took [12] when present took
// CHECK-NEXT:      VALUE pb_duration took
// CHECK-NEXT:    26 laps [1a] each laps
// CHECK-NEXT:      VALUE pb_duration laps[]
