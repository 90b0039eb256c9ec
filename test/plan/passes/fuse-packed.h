/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Packed elements of constant size are copied; varints and members are not.
 */
// RUN: %hone %s --dump plan=protobuf --after fuse --target x86_64-linux-gnu -- -I%include | \
// RUN:   FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Packed {
  float pose[7] HONE(1);
  HONE_SEQ(int32_t) numbers HONE(2);
  HONE_SEQ(int64_t) fixed64 HONE(3, fixed);
  HONE_SEQ(uint16_t) narrow HONE(4, fixed);
} Packed;

// CHECK-LABEL:plan protobuf Packed
// CHECK-NEXT:  MEMBERS pb_key
// CHECK-NEXT:    10 pose [0a]
// CHECK-NEXT:      LENGTH pb_length
// CHECK-NEXT:        EACH pose to end
// CHECK-NEXT:          COPY pose[] size 4
// CHECK-NEXT:    13 pose [0d] each pose read-only
// CHECK-NEXT:      VALUE pb_float pose[]
// CHECK-NEXT:    18 numbers [12] when elements numbers
// CHECK-NEXT:      LENGTH pb_length
// CHECK-NEXT:        EACH numbers to end
// CHECK-NEXT:          VALUE pb_int32 numbers[]
// CHECK-NEXT:    16 numbers [10] each numbers read-only
// CHECK-NEXT:      VALUE pb_int32 numbers[]
// CHECK-NEXT:    26 fixed64 [1a] when elements fixed64
// CHECK-NEXT:      LENGTH pb_length
// CHECK-NEXT:        EACH fixed64 to end
// CHECK-NEXT:          COPY fixed64[] size 8
// CHECK-NEXT:    25 fixed64 [19] each fixed64 read-only
// CHECK-NEXT:      VALUE pb_sfixed64 fixed64[]
// CHECK-NEXT:    34 narrow [22] when elements narrow
// CHECK-NEXT:      LENGTH pb_length
// CHECK-NEXT:        EACH narrow to end
// CHECK-NEXT:          VALUE pb_fixed32 narrow[]
// CHECK-NEXT:    37 narrow [25] each narrow read-only
// CHECK-NEXT:      VALUE pb_fixed32 narrow[]
