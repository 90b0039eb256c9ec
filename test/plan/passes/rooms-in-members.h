/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Bounded members in a row share a check before the first; text and what has no
 * bound is checked behind its condition, key included. After what may be absent
 * the next check begins.
 */
// RUN: %hone %s --dump plan=protobuf --target x86_64-linux-gnu -- -I%include | \
// RUN:   FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Inner {
  hone_str text HONE(1);
} Inner;

typedef struct HONE_MESSAGE() Small {
  int32_t x HONE(1);
} Small;

typedef struct HONE_MESSAGE() Rooms {
  int32_t a HONE(1);
  int32_t b HONE(2);
  hone_str text HONE(3);
  hone_str must HONE(4, always);
  int32_t behind_must HONE(5);
  Small small HONE(6);
  Inner inner HONE(7);
  HONE_SEQ(uint32_t) numbers HONE(8);
  HONE_SEQ(double) doubles HONE(9);
  HONE_SEQ(Small) smalls HONE(10);
  Inner *grouped HONE(11, group);
  hone_unknown extra HONE_UNKNOWN;
} Rooms;

// CHECK-LABEL:plan protobuf Inner delimited  ; 0.. bytes
// CHECK-NEXT:  MEMBERS pb_key  ; 0.. bytes
// CHECK-NEXT:    10 text [0a] when nonzero text  ; 0.. bytes
// CHECK-NEXT:      BYTES pb_string text  ; 1.. bytes, room 6
// CHECK-EMPTY:
// CHECK-LABEL:plan protobuf Small  ; 0..11 bytes
// CHECK-NEXT:  MEMBERS pb_key  ; 0..11 bytes, room 11, covered
// CHECK-NEXT:    8 x [08] when nonzero x  ; 0..11 bytes
// CHECK-NEXT:      VALUE pb_int32 x  ; 1..10 bytes, covered
// CHECK-EMPTY:
// CHECK-LABEL:plan protobuf Rooms  ; 6.. bytes
// CHECK-NEXT:  MEMBERS pb_key unknown extra  ; 6.. bytes
// CHECK-NEXT:    8 a [08] when nonzero a  ; 0..11 bytes, room 22
// CHECK-NEXT:      VALUE pb_int32 a  ; 1..10 bytes, covered
// CHECK-NEXT:    16 b [10] when nonzero b  ; 0..11 bytes
// CHECK-NEXT:      VALUE pb_int32 b  ; 1..10 bytes, covered
// CHECK-NEXT:    26 text [1a] when nonzero text  ; 0.. bytes
// CHECK-NEXT:      BYTES pb_string text  ; 1.. bytes, room 6
// CHECK-NEXT:    34 must [22]  ; 2.. bytes
// CHECK-NEXT:      BYTES pb_string must  ; 1.. bytes, room 30
// CHECK-NEXT:    40 behind_must [28] when nonzero behind_must  ; 0..11 bytes
// CHECK-NEXT:      VALUE pb_int32 behind_must  ; 1..10 bytes, covered
// CHECK-NEXT:    50 small [32]  ; 2..13 bytes
// CHECK-NEXT:      LENGTH pb_length  ; 1..12 bytes, covered
// CHECK-NEXT:        CALL Small small  ; 0..11 bytes, covered
// CHECK-NEXT:    58 inner [3a]  ; 2.. bytes
// CHECK-NEXT:      LENGTH pb_length  ; 1.. bytes, room 2
// CHECK-NEXT:        CALL Inner inner  ; 0.. bytes
// CHECK-NEXT:    66 numbers [42] when elements numbers  ; 0.. bytes
// CHECK-NEXT:      LENGTH pb_length  ; 1.. bytes, room 2
// CHECK-NEXT:        EACH numbers to end  ; 0.. bytes
// CHECK-NEXT:          VALUE pb_uint32 numbers[]  ; 1..5 bytes, room 5, covered
// CHECK-NEXT:    64 numbers [40] each numbers read-only  ; 0.. bytes
// CHECK-NEXT:      VALUE pb_uint32 numbers[]  ; 1..5 bytes
// CHECK-NEXT:    74 doubles [4a] when elements doubles  ; 0.. bytes
// CHECK-NEXT:      LENGTH pb_length  ; 1.. bytes, room 6, known
// CHECK-NEXT:        EACH doubles to end  ; 0.. bytes, stride 8 rigid, covered
// CHECK-NEXT:          COPY doubles[] size 8  ; 8 bytes, covered, sure
// CHECK-NEXT:    73 doubles [49] each doubles read-only  ; 0.. bytes
// CHECK-NEXT:      VALUE pb_double doubles[]  ; 8 bytes, need 8, sure
// CHECK-NEXT:    82 smalls [52] each smalls  ; 0.. bytes
// CHECK-NEXT:      LENGTH pb_length  ; 1..12 bytes, room 13, covered
// CHECK-NEXT:        CALL Small smalls[]  ; 0..11 bytes, covered
// CHECK-NEXT:    91 grouped [5b] when present grouped  ; 0.. bytes
// CHECK-NEXT:      LENGTH group until [5c]  ; 1.. bytes, room 1
// CHECK-NEXT:        CALL Inner grouped  ; 0.. bytes
// CHECK-NEXT:  UNKNOWN extra  ; 0.. bytes
