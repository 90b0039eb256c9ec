/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Fields stand in the order of declaration; integers and enums by their size in C,
 * numbers are not needed.
 */
// RUN: %hone %s --formats ros1 --dump plan=ros1 --after lower -- -I%include | \
// RUN:   FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

typedef enum Wide { WIDE_A } Wide;
typedef enum HONE_ENUM(closed) Closed { CLOSED_A, CLOSED_B } Closed;

typedef struct HONE_MESSAGE() Scalars {
  bool b HONE();
  int8_t i8 HONE();
  uint8_t u8 HONE();
  int16_t i16 HONE();
  uint16_t u16 HONE();
  int32_t i32 HONE();
  uint32_t u32 HONE();
  int64_t i64 HONE();
  uint64_t u64 HONE();
  float f HONE();
  double d HONE();
  Wide wide HONE();
  Closed closed HONE();
  hone_time at HONE();
  hone_duration took HONE();
} Scalars;

// CHECK-LABEL:plan ros1 Scalars
// CHECK-NEXT:  VALUE ros1_bool b
// CHECK-NEXT:  VALUE ros1_i8 i8
// CHECK-NEXT:  VALUE ros1_u8 u8
// CHECK-NEXT:  VALUE ros1_i16 i16
// CHECK-NEXT:  VALUE ros1_u16 u16
// CHECK-NEXT:  VALUE ros1_i32 i32
// CHECK-NEXT:  VALUE ros1_u32 u32
// CHECK-NEXT:  VALUE ros1_i64 i64
// CHECK-NEXT:  VALUE ros1_u64 u64
// CHECK-NEXT:  VALUE ros1_f32 f
// CHECK-NEXT:  VALUE ros1_f64 d
// CHECK-NEXT:  VALUE ros1_u32 wide
// CHECK-NEXT:  VALUE ros1_u32 closed closed
// CHECK-NEXT:  VALUE ros1_time at
// CHECK-NEXT:  VALUE ros1_duration took
