/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Nothing is absent in ROS 1: what is not there is written as the bytes of its
 * default, those of a whole message too. Sequences in it are empty, arrays full.
 */
// RUN: %hone %s --formats ros1 --dump plan=ros1 --after lower -- -I%include | \
// RUN:   FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Inner {
  uint16_t port HONE(1, default = 0x1234);
  hone_str host HONE(2, default = "ab");
  int8_t pair[2] HONE(3);
  size_t n_list;
  int32_t *list HONE(4);
  float *deep HONE(5, optional, default = 1.0);
} Inner;

typedef struct HONE_MESSAGE() Outer {
  bool has_count;
  int32_t count HONE(1, default = -1);
  Inner *inner HONE(2);
  hone_str text HONE(3, optional);
} Outer;

// CHECK-LABEL:plan ros1 Inner
// CHECK-NEXT:  VALUE ros1_u16 port
// CHECK-NEXT:  BYTES ros1_string host
// CHECK-NEXT:  EACH pair fixed 2
// CHECK-NEXT:    VALUE ros1_i8 pair[]
// CHECK-NEXT:  EACH list counted ros1_u32
// CHECK-NEXT:    VALUE ros1_i32 list[]
// CHECK-NEXT:  WHEN present deep
// CHECK-NEXT:    VALUE ros1_f32 deep
// CHECK-NEXT:  OTHERWISE
// CHECK-NEXT:    LITERAL [00 00 80 3f]
// CHECK-EMPTY:
// CHECK-LABEL:plan ros1 Outer
// CHECK-NEXT:  WHEN present count
// CHECK-NEXT:    VALUE ros1_i32 count
// CHECK-NEXT:  OTHERWISE
// CHECK-NEXT:    LITERAL [ff ff ff ff]
// CHECK-NEXT:  WHEN present inner
// CHECK-NEXT:    CALL Inner inner
// CHECK-NEXT:  OTHERWISE
// CHECK-NEXT:    LITERAL [34 12 02 00 00 00 61 62 00 x8 80 3f]
// CHECK-NEXT:  WHEN present text
// CHECK-NEXT:    BYTES ros1_string text
// CHECK-NEXT:  OTHERWISE
// CHECK-NEXT:    LITERAL [00 00 00 00]
