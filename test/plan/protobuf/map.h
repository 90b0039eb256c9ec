/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A map is a repeated member of entries, whose key and value are written always.
 */
// RUN: %hone %s --dump plan=protobuf --after lower -- -I%include | \
// RUN:   FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Entry {
  hone_str key HONE(1);
  int32_t value HONE(2);
} Entry;

typedef struct HONE_MESSAGE() Counts {
  size_t n_counts;
  Entry *counts HONE(3, map);
} Counts;

// CHECK-LABEL:plan protobuf Entry
// CHECK-NEXT:  MEMBERS pb_key
// CHECK-NEXT:    10 key [0a]
// CHECK-NEXT:      BYTES pb_string key
// CHECK-NEXT:    16 value [10]
// CHECK-NEXT:      VALUE pb_int32 value
// CHECK-EMPTY:
// CHECK-LABEL:plan protobuf Counts
// CHECK-NEXT:  MEMBERS pb_key
// CHECK-NEXT:    26 counts [1a] each counts map
// CHECK-NEXT:      LENGTH pb_length
// CHECK-NEXT:        CALL Entry counts[]
