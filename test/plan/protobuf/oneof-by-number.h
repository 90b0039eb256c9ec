/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Arms are members under their condition, by number among the other members.
 */
// RUN: %hone %s --dump plan=protobuf --after lower -- -I%include | \
// RUN:   FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Point {
  int32_t x HONE(1);
} Point;

typedef struct HONE_MESSAGE() Choice {
  int32_t last HONE(9);
  uint32_t which;
  union {
    int32_t number HONE(8);
    hone_str text HONE(2);
    Point point HONE(5);
  } HONE_ONEOF(which);
  int32_t middle HONE(4);
} Choice;

// CHECK-LABEL:plan protobuf Point
// CHECK-NEXT:  MEMBERS pb_key
// CHECK-NEXT:    8 x [08] when nonzero x
// CHECK-NEXT:      VALUE pb_int32 x
// CHECK-EMPTY:
// CHECK-LABEL:plan protobuf Choice
// CHECK-NEXT:  MEMBERS pb_key
// CHECK-NEXT:    18 text [12] when arm text
// CHECK-NEXT:      BYTES pb_string text
// CHECK-NEXT:    32 middle [20] when nonzero middle
// CHECK-NEXT:      VALUE pb_int32 middle
// CHECK-NEXT:    42 point [2a] when arm point
// CHECK-NEXT:      LENGTH pb_length
// CHECK-NEXT:        CALL Point point
// CHECK-NEXT:    64 number [40] when arm number
// CHECK-NEXT:      VALUE pb_int32 number
// CHECK-NEXT:    72 last [48] when nonzero last
// CHECK-NEXT:      VALUE pb_int32 last
