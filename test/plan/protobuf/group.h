/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A group has no length: its key says start, and behind its body stands the key
 * that says end, with the same number.
 */
// RUN: %hone %s --dump plan=protobuf --after lower -- -I%include | \
// RUN:   FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Item {
  int32_t x HONE(1);
} Item;

typedef struct HONE_MESSAGE() Holder {
  Item *one HONE(1, group);
  size_t n_many;
  Item *many HONE(20, group);
} Holder;

// CHECK-LABEL:plan protobuf Item
// CHECK-NEXT:  MEMBERS pb_key
// CHECK-NEXT:    8 x [08] when nonzero x
// CHECK-NEXT:      VALUE pb_int32 x
// CHECK-EMPTY:
// CHECK-LABEL:plan protobuf Holder
// CHECK-NEXT:  MEMBERS pb_key
// CHECK-NEXT:    11 one [0b] when present one
// CHECK-NEXT:      LENGTH group until [0c]
// CHECK-NEXT:        CALL Item one
// CHECK-NEXT:    163 many [a3 01] each many
// CHECK-NEXT:      LENGTH group until [a4 01]
// CHECK-NEXT:        CALL Item many[]
