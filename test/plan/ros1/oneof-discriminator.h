/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A oneof is the number of its arm, 0 for none, and then the arm.
 */
// RUN: %hone %s --formats ros1 --dump plan=ros1 --after lower -- -I%include | \
// RUN:   FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Point {
  double x HONE(1);
} Point;

typedef struct HONE_MESSAGE() Choice {
  uint8_t first HONE(1);
  uint32_t which;
  union {
    int32_t number HONE(8);
    hone_str text HONE(2);
    Point point HONE(5);
  } HONE_ONEOF(which);
  uint8_t last HONE(3);
} Choice;

// CHECK-LABEL:plan ros1 Point
// CHECK-NEXT:  VALUE ros1_f64 x
// CHECK-EMPTY:
// CHECK-LABEL:plan ros1 Choice
// CHECK-NEXT:  VALUE ros1_u8 first
// CHECK-NEXT:  SELECT ros1_u32 which
// CHECK-NEXT:    8 number
// CHECK-NEXT:      VALUE ros1_i32 number
// CHECK-NEXT:    2 text
// CHECK-NEXT:      BYTES ros1_string text
// CHECK-NEXT:    5 point
// CHECK-NEXT:      CALL Point point
// CHECK-NEXT:    none
// CHECK-NEXT:  VALUE ros1_u8 last
