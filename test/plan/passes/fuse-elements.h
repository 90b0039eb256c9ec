/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Elements of equal layout are copied, whole messages too, unless each is a block
 * of its own. A message with padding is not: its bytes are not the struct's.
 */
// RUN: %hone %s --formats ros1 --dump plan=ros1 --after fuse --target x86_64-linux-gnu -- -I%include | \
// RUN:   FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Point {
  double x HONE(1);
  double y HONE(2);
} Point;

typedef struct HONE_MESSAGE() Pose {
  Point at HONE(1);
  double turn[4] HONE(2);
} Pose;

typedef struct HONE_MESSAGE() Padded {
  double x HONE(1);
  float y HONE(2);
} Padded;

typedef struct HONE_MESSAGE() Elements {
  HONE_SEQ(double) numbers HONE(1);
  HONE_SEQ(Pose) poses HONE(2);
  Pose four[4] HONE(3);
  size_t n_blocks;
  Pose **blocks HONE(4);
  HONE_SEQ(Padded) padded HONE(5);
  HONE_SEQ(bool) flags HONE(6);
} Elements;

// CHECK-LABEL:plan ros1 Point
// CHECK-NEXT:  COPY x, y size 16
// CHECK-EMPTY:
// CHECK-LABEL:plan ros1 Pose
// CHECK-NEXT:  COPY at, turn size 48
// CHECK-EMPTY:
// CHECK-LABEL:plan ros1 Padded
// CHECK-NEXT:  COPY x, y size 12
// CHECK-EMPTY:
// CHECK-LABEL:plan ros1 Elements
// CHECK-NEXT:  EACH numbers counted ros1_u32
// CHECK-NEXT:    COPY numbers[] size 8
// CHECK-NEXT:  EACH poses counted ros1_u32
// CHECK-NEXT:    COPY poses[] size 48
// CHECK-NEXT:  EACH four fixed 4
// CHECK-NEXT:    COPY four[] size 48
// CHECK-NEXT:  EACH blocks counted ros1_u32
// CHECK-NEXT:    CALL Pose blocks[]
// CHECK-NEXT:  EACH padded counted ros1_u32
// CHECK-NEXT:    CALL Padded padded[]
// CHECK-NEXT:  EACH flags counted ros1_u32
// CHECK-NEXT:    VALUE ros1_bool flags[]
