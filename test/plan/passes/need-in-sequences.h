/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * One check for a line of steps: the numbers before a text, its count, and the
 * numbers behind it. A counted sequence ends the line with its count.
 */
// RUN: %hone %s --formats ros1 --dump plan=ros1 --target x86_64-linux-gnu -- -I%include | \
// RUN:   FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Line {
  uint32_t seq HONE(1);
  hone_time stamp HONE(2);
  hone_str frame HONE(3);
  bool flag HONE(4);
  double x HONE(5);
  hone_str name HONE(6);
  HONE_SEQ(double) values HONE(7);
  uint8_t last HONE(8);
  HONE_SEQ(hone_str) texts HONE(9);
} Line;

// CHECK-LABEL:plan ros1 Line  ; 38.. bytes
// CHECK-NEXT:  COPY seq, stamp size 12  ; 12 bytes, room 12, covered, need 33, sure
// CHECK-NEXT:  BYTES ros1_string frame  ; 4.. bytes, room 13, sure, after 17
// CHECK-NEXT:  VALUE ros1_bool flag  ; 1 byte, covered, sure
// CHECK-NEXT:  VALUE ros1_f64 x  ; 8 bytes, covered, sure
// CHECK-NEXT:  BYTES ros1_string name  ; 4.. bytes, room 4, sure, after 4
// CHECK-NEXT:  EACH values counted ros1_u32  ; 4.. bytes, room 9, stride 8 rigid, sure
// CHECK-NEXT:    COPY values[] size 8  ; 8 bytes, covered, sure
// CHECK-NEXT:  VALUE ros1_u8 last  ; 1 byte, covered, need 5, sure
// CHECK-NEXT:  EACH texts counted ros1_u32  ; 4.. bytes, sure
// CHECK-NEXT:    BYTES ros1_string texts[]  ; 4.. bytes, room 4
