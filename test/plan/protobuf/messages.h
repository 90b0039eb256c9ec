/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * An embedded message has a length before it; a pointer makes it optional; a
 * repeated one is a member per element.
 */
// RUN: %hone %s --dump plan=protobuf --after lower -- -I%include | \
// RUN:   FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Point {
  int32_t x HONE(1);
} Point;

typedef struct HONE_MESSAGE() Node {
  Point at HONE(1);
  struct Node *next HONE(2);
  size_t n_points;
  Point *points HONE(3);
  size_t n_kids;
  struct Node **kids HONE(4);
  Point corners[4] HONE(5);
} Node;

// CHECK-LABEL:plan protobuf Point
// CHECK-NEXT:  MEMBERS pb_key
// CHECK-NEXT:    8 x [08] when nonzero x
// CHECK-NEXT:      VALUE pb_int32 x
// CHECK-EMPTY:
// CHECK-LABEL:plan protobuf Node
// CHECK-NEXT:  MEMBERS pb_key
// CHECK-NEXT:    10 at [0a]
// CHECK-NEXT:      LENGTH pb_length
// CHECK-NEXT:        CALL Point at
// CHECK-NEXT:    18 next [12] when present next
// CHECK-NEXT:      LENGTH pb_length
// CHECK-NEXT:        CALL Node next
// CHECK-NEXT:    26 points [1a] each points
// CHECK-NEXT:      LENGTH pb_length
// CHECK-NEXT:        CALL Point points[]
// CHECK-NEXT:    34 kids [22] each kids
// CHECK-NEXT:      LENGTH pb_length
// CHECK-NEXT:        CALL Node kids[]
// CHECK-NEXT:    42 corners [2a] each corners
// CHECK-NEXT:      LENGTH pb_length
// CHECK-NEXT:        CALL Point corners[]
