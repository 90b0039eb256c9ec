/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * When a member is written: implicit ones if they are not zero, optional ones if
 * their member, bit or pointer says so, `always` and required ones always. One
 * with a default of its own is written always, since absence would mean that.
 */
// RUN: %hone %s --dump plan=protobuf --after lower -- -I%include | \
// RUN:   FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Presence {
  int32_t implicit HONE(1);
  int32_t always HONE(2, always);
  bool has_member;
  int32_t member HONE(3);
  uint32_t bits HONE_PRESENCE;
  int32_t bit HONE(4, optional);
  int32_t *pointer HONE(5, optional);
  hone_str text HONE(6);
  hone_str maybe_text HONE(7, optional);
  int32_t needed HONE(8, required);
  int32_t starts HONE(9, default = 5);
  int32_t starts_zero HONE(10, default = 0);
} Presence;

// CHECK-LABEL:plan protobuf Presence
// CHECK-NEXT:  MEMBERS pb_key
// CHECK-NEXT:    8 implicit [08] when nonzero implicit
// CHECK-NEXT:      VALUE pb_int32 implicit
// CHECK-NEXT:    16 always [10]
// CHECK-NEXT:      VALUE pb_int32 always
// CHECK-NEXT:    24 member [18] when present member
// CHECK-NEXT:      VALUE pb_int32 member
// CHECK-NEXT:    32 bit [20] when present bit
// CHECK-NEXT:      VALUE pb_int32 bit
// CHECK-NEXT:    40 pointer [28] when present pointer
// CHECK-NEXT:      VALUE pb_int32 pointer
// CHECK-NEXT:    50 text [32] when nonzero text
// CHECK-NEXT:      BYTES pb_string text
// CHECK-NEXT:    58 maybe_text [3a] when present maybe_text
// CHECK-NEXT:      BYTES pb_string maybe_text
// CHECK-NEXT:    64 needed [40] required
// CHECK-NEXT:      VALUE pb_int32 needed
// CHECK-NEXT:    72 starts [48]
// CHECK-NEXT:      VALUE pb_int32 starts
// CHECK-NEXT:    80 starts_zero [50] when nonzero starts_zero
// CHECK-NEXT:      VALUE pb_int32 starts_zero
