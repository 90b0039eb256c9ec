/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Repeated scalars are packed unless `unpacked` is said; the other spelling is
 * accepted and never written. A fixed array is there always. Repeated uint8 is
 * bytes unless packed or unpacked is said.
 */
// RUN: %hone %s --dump plan=protobuf --after lower -- -I%include | \
// RUN:   FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Repeated {
  size_t n_packed;
  int32_t *packed_one HONE(1, count = n_packed);
  size_t n_loose;
  int32_t *loose HONE(2, unpacked);
  float exact[3] HONE(3);
  size_t n_bounded;
  double bounded[4] HONE(4);
  HONE_SEQ(bool) flags HONE(5);
  size_t n_small;
  uint8_t *small HONE(6, packed);
  size_t n_stamps;
  hone_time *stamps HONE(7);
} Repeated;

// CHECK-LABEL:plan protobuf Repeated
// CHECK-NEXT:  MEMBERS pb_key
// CHECK-NEXT:    10 packed_one [0a] when elements packed_one
// CHECK-NEXT:      LENGTH pb_length
// CHECK-NEXT:        EACH packed_one to end
// CHECK-NEXT:          VALUE pb_int32 packed_one[]
// CHECK-NEXT:    8 packed_one [08] each packed_one read-only
// CHECK-NEXT:      VALUE pb_int32 packed_one[]
// CHECK-NEXT:    16 loose [10] each loose
// CHECK-NEXT:      VALUE pb_int32 loose[]
// CHECK-NEXT:    18 loose [12] read-only
// CHECK-NEXT:      LENGTH pb_length
// CHECK-NEXT:        EACH loose to end
// CHECK-NEXT:          VALUE pb_int32 loose[]
// CHECK-NEXT:    26 exact [1a]
// CHECK-NEXT:      LENGTH pb_length
// CHECK-NEXT:        EACH exact to end
// CHECK-NEXT:          VALUE pb_float exact[]
// CHECK-NEXT:    29 exact [1d] each exact read-only
// CHECK-NEXT:      VALUE pb_float exact[]
// CHECK-NEXT:    34 bounded [22] when elements bounded
// CHECK-NEXT:      LENGTH pb_length
// CHECK-NEXT:        EACH bounded to end
// CHECK-NEXT:          VALUE pb_double bounded[]
// CHECK-NEXT:    33 bounded [21] each bounded read-only
// CHECK-NEXT:      VALUE pb_double bounded[]
// CHECK-NEXT:    42 flags [2a] when elements flags
// CHECK-NEXT:      LENGTH pb_length
// CHECK-NEXT:        EACH flags to end
// CHECK-NEXT:          VALUE pb_bool flags[]
// CHECK-NEXT:    40 flags [28] each flags read-only
// CHECK-NEXT:      VALUE pb_bool flags[]
// CHECK-NEXT:    50 small [32] when elements small
// CHECK-NEXT:      LENGTH pb_length
// CHECK-NEXT:        EACH small to end
// CHECK-NEXT:          VALUE pb_uint32 small[]
// CHECK-NEXT:    48 small [30] each small read-only
// CHECK-NEXT:      VALUE pb_uint32 small[]
// CHECK-NEXT:    58 stamps [3a] each stamps
// CHECK-NEXT:      VALUE pb_timestamp stamps[]
