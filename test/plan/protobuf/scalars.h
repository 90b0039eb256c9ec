/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Integers go by their width and sign; zigzag and fixed choose another spelling;
 * bools, floats and enums have one. The wire type is in the key.
 */
// RUN: %hone %s --dump plan=protobuf --after lower -- -I%include | \
// RUN:   FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

typedef enum Color { RED, GREEN } Color;

typedef struct HONE_MESSAGE() Scalars {
  bool b HONE(1);
  int8_t i8 HONE(2);
  uint8_t u8 HONE(3);
  int16_t i16 HONE(4);
  uint16_t u16 HONE(5);
  int32_t i32 HONE(6);
  uint32_t u32 HONE(7);
  int64_t i64 HONE(8);
  uint64_t u64 HONE(9);
  int32_t s32 HONE(10, zigzag);
  int64_t s64 HONE(11, zigzag);
  int32_t sf32 HONE(12, fixed);
  uint32_t f32 HONE(13, fixed);
  int64_t sf64 HONE(14, fixed);
  uint64_t f64 HONE(15, fixed);
  float f HONE(16);
  double d HONE(17);
  Color color HONE(18);
  unsigned bits : 5 HONE(19);
} Scalars;

// CHECK-LABEL:plan protobuf Scalars
// CHECK-NEXT:  MEMBERS pb_key
// CHECK-NEXT:    8 b [08] when nonzero b
// CHECK-NEXT:      VALUE pb_bool b
// CHECK-NEXT:    16 i8 [10] when nonzero i8
// CHECK-NEXT:      VALUE pb_int32 i8
// CHECK-NEXT:    24 u8 [18] when nonzero u8
// CHECK-NEXT:      VALUE pb_uint32 u8
// CHECK-NEXT:    32 i16 [20] when nonzero i16
// CHECK-NEXT:      VALUE pb_int32 i16
// CHECK-NEXT:    40 u16 [28] when nonzero u16
// CHECK-NEXT:      VALUE pb_uint32 u16
// CHECK-NEXT:    48 i32 [30] when nonzero i32
// CHECK-NEXT:      VALUE pb_int32 i32
// CHECK-NEXT:    56 u32 [38] when nonzero u32
// CHECK-NEXT:      VALUE pb_uint32 u32
// CHECK-NEXT:    64 i64 [40] when nonzero i64
// CHECK-NEXT:      VALUE pb_int64 i64
// CHECK-NEXT:    72 u64 [48] when nonzero u64
// CHECK-NEXT:      VALUE pb_uint64 u64
// CHECK-NEXT:    80 s32 [50] when nonzero s32
// CHECK-NEXT:      VALUE pb_sint32 s32
// CHECK-NEXT:    88 s64 [58] when nonzero s64
// CHECK-NEXT:      VALUE pb_sint64 s64
// CHECK-NEXT:    101 sf32 [65] when nonzero sf32
// CHECK-NEXT:      VALUE pb_sfixed32 sf32
// CHECK-NEXT:    109 f32 [6d] when nonzero f32
// CHECK-NEXT:      VALUE pb_fixed32 f32
// CHECK-NEXT:    113 sf64 [71] when nonzero sf64
// CHECK-NEXT:      VALUE pb_sfixed64 sf64
// CHECK-NEXT:    121 f64 [79] when nonzero f64
// CHECK-NEXT:      VALUE pb_fixed64 f64
// CHECK-NEXT:    133 f [85 01] when nonzero f
// CHECK-NEXT:      VALUE pb_float f
// CHECK-NEXT:    137 d [89 01] when nonzero d
// CHECK-NEXT:      VALUE pb_double d
// CHECK-NEXT:    144 color [90 01] when nonzero color
// CHECK-NEXT:      VALUE pb_enum color
// CHECK-NEXT:    152 bits [98 01] when nonzero bits
// CHECK-NEXT:      VALUE pb_uint32 bits
