/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A key is a varint of one to five bytes, by the number; members are sorted by it,
 * however the struct declares them.
 */
// RUN: %hone %s --dump plan=protobuf --after lower -- -I%include | \
// RUN:   FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Keys {
  int32_t five HONE(536870911);
  int32_t four HONE(2097152);
  int32_t three HONE(2048);
  int32_t two HONE(16);
  int32_t one HONE(15);
} Keys;

// CHECK-LABEL:plan protobuf Keys
// CHECK-NEXT:  MEMBERS pb_key
// CHECK-NEXT:    120 one [78] when nonzero one
// CHECK-NEXT:      VALUE pb_int32 one
// CHECK-NEXT:    128 two [80 01] when nonzero two
// CHECK-NEXT:      VALUE pb_int32 two
// CHECK-NEXT:    16384 three [80 80 01] when nonzero three
// CHECK-NEXT:      VALUE pb_int32 three
// CHECK-NEXT:    16777216 four [80 80 80 08] when nonzero four
// CHECK-NEXT:      VALUE pb_int32 four
// CHECK-NEXT:    4294967288 five [f8 ff ff ff 0f] when nonzero five
// CHECK-NEXT:      VALUE pb_int32 five
