/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A length before a body of constant size stays a LENGTH, which decode needs; encode
 * knows the size from its bounds.
 */
// RUN: %hone %s --dump plan=protobuf --after fold -- -I%include | \
// RUN:   FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Fixed {
  uint32_t x HONE(1, fixed, always);
} Fixed;

typedef struct HONE_MESSAGE() Holder {
  Fixed fixed HONE(1);
} Holder;

// CHECK-LABEL:plan protobuf Fixed  ; 5 bytes
// CHECK-NEXT:  MEMBERS pb_key  ; 5 bytes
// CHECK-NEXT:    13 x [0d]  ; 5 bytes
// CHECK-NEXT:      VALUE pb_fixed32 x  ; 4 bytes
// CHECK-EMPTY:
// CHECK-LABEL:plan protobuf Holder  ; 7 bytes
// CHECK-NEXT:  MEMBERS pb_key  ; 7 bytes
// CHECK-NEXT:    10 fixed [0a]  ; 7 bytes
// CHECK-NEXT:      LENGTH pb_length  ; 6 bytes
// CHECK-NEXT:        CALL Fixed fixed  ; 5 bytes
