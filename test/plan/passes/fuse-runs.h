/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Neighbours whose bytes touch in memory and on the wire become one copy, arrays and
 * whole messages among them. Padding, a skipped member, a bool (not every byte is
 * one), a closed enum and text end a run; one value alone is left as it is.
 */
// RUN: %hone %s --formats ros1 --dump plan=ros1 --after fuse --target x86_64-linux-gnu -- -I%include | \
// RUN:   FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

typedef enum HONE_ENUM(closed) Closed { CLOSED_A } Closed;

typedef struct HONE_MESSAGE() Point {
  double x HONE(1);
  double y HONE(2);
} Point;

typedef struct HONE_MESSAGE() Runs {
  uint32_t a HONE(1);
  uint32_t b HONE(2);
  Point at HONE(3);
  float list[4] HONE(4);
  uint8_t id[3] HONE(5);
  /* one byte of padding */
  uint32_t behind_padding HONE(6);
  int32_t skipped HONE_SKIP;
  int32_t behind_skipped HONE(7);
  hone_time stamp HONE(8);
  bool flag HONE(9);
  uint8_t alone HONE(10);
  Closed closed HONE(11);
  int16_t c HONE(12);
  int16_t d HONE(13);
  hone_str text HONE(14);
  int64_t e HONE(15);
  int64_t f HONE(16);
} Runs;

// CHECK-LABEL:plan ros1 Point
// CHECK-NEXT:  COPY x, y size 16
// CHECK-EMPTY:
// CHECK-LABEL:plan ros1 Runs
// CHECK-NEXT:  COPY a, b, at, list, id size 43
// CHECK-NEXT:  VALUE ros1_u32 behind_padding
// CHECK-NEXT:  COPY behind_skipped, stamp size 12
// CHECK-NEXT:  VALUE ros1_bool flag
// CHECK-NEXT:  VALUE ros1_u8 alone
// CHECK-NEXT:  VALUE ros1_u32 closed closed
// CHECK-NEXT:  COPY c, d size 4
// CHECK-NEXT:  BYTES ros1_string text
// CHECK-NEXT:  COPY e, f size 16
