/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Messages on a circle are recursive, those that only lead to one or away from one
 * are not. A required member shows in all that reach it; a group in what it holds.
 */
// RUN: %hone %s --dump plan=protobuf --after reach -- -I%include | \
// RUN:   FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Leaf {
  int32_t x HONE(1, required);
} Leaf;

typedef struct HONE_MESSAGE() Ping {
  struct Pong *pong HONE(1);
} Ping;

typedef struct HONE_MESSAGE() Pong {
  Ping *ping HONE(1);
  Leaf *leaf HONE(2);
} Pong;

typedef struct HONE_MESSAGE() Self {
  struct Self *self HONE(1);
} Self;

typedef struct HONE_MESSAGE() Leads {
  Ping *ping HONE(1);
  Self *self HONE(2, group);
} Leads;

// CHECK-LABEL:plan protobuf Leaf has-required
// CHECK-NEXT:  MEMBERS pb_key
// CHECK-NEXT:    8 x [08] required
// CHECK-NEXT:      VALUE pb_int32 x
// CHECK-EMPTY:
// CHECK-LABEL:plan protobuf Ping recursive has-required
// CHECK-NEXT:  MEMBERS pb_key
// CHECK-NEXT:    10 pong [0a] when present pong
// CHECK-NEXT:      LENGTH pb_length
// CHECK-NEXT:        CALL Pong pong
// CHECK-EMPTY:
// CHECK-LABEL:plan protobuf Pong recursive has-required
// CHECK-NEXT:  MEMBERS pb_key
// CHECK-NEXT:    10 ping [0a] when present ping
// CHECK-NEXT:      LENGTH pb_length
// CHECK-NEXT:        CALL Ping ping
// CHECK-NEXT:    18 leaf [12] when present leaf
// CHECK-NEXT:      LENGTH pb_length
// CHECK-NEXT:        CALL Leaf leaf
// CHECK-EMPTY:
// CHECK-LABEL:plan protobuf Self recursive delimited
// CHECK-NEXT:  MEMBERS pb_key
// CHECK-NEXT:    10 self [0a] when present self
// CHECK-NEXT:      LENGTH pb_length
// CHECK-NEXT:        CALL Self self
// CHECK-EMPTY:
// CHECK-LABEL:plan protobuf Leads has-required
// CHECK-NEXT:  MEMBERS pb_key
// CHECK-NEXT:    10 ping [0a] when present ping
// CHECK-NEXT:      LENGTH pb_length
// CHECK-NEXT:        CALL Ping ping
// CHECK-NEXT:    19 self [13] when present self
// CHECK-NEXT:      LENGTH group until [14]
// CHECK-NEXT:        CALL Self self
