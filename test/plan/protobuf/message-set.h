/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * An extension of a message set is an item: its key is the start of a group, its number and the
 * message's key; behind the message stands the group's end. The set itself has unknown fields.
 */
// RUN: %hone %s --dump plan=protobuf --after lower -- -I%include | \
// RUN:   FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Leaf {
  int32_t a HONE(1);
} Leaf;

typedef struct HONE_MESSAGE(message_set, extensions = "4-max") Set {
  hone_unknown rest HONE_UNKNOWN;
} Set;

typedef struct HONE_EXTEND(Set) Items {
  Leaf *last HONE(2147483646);
  Leaf *first HONE(4);
} Items;

// CHECK-LABEL:plan protobuf Leaf
// CHECK-NEXT:  MEMBERS pb_key
// CHECK-NEXT:    8 a [08] when nonzero a
// CHECK-NEXT:      VALUE pb_int32 a
// CHECK-EMPTY:
// CHECK-LABEL:plan protobuf Set
// CHECK-NEXT:  MEMBERS pb_key unknown rest
// CHECK-NEXT:  UNKNOWN rest
// CHECK-EMPTY:
// CHECK-LABEL:plan protobuf Items
// CHECK-NEXT:  MEMBERS pb_item
// CHECK-NEXT:    4 first [0b 10 04 1a] when present first
// CHECK-NEXT:      LENGTH pb_length
// CHECK-NEXT:        CALL Leaf first
// CHECK-NEXT:      LITERAL [0c] end of pb_item
// CHECK-NEXT:    2147483646 last [0b 10 fe ff ff ff 07 1a] when present last
// CHECK-NEXT:      LENGTH pb_length
// CHECK-NEXT:        CALL Leaf last
// CHECK-NEXT:      LITERAL [0c] end of pb_item
