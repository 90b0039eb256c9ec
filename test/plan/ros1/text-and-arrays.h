/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Text and bytes have a count, fixed arrays have none, whatever they hold; all other
 * containers are counted, maps too.
 */
// RUN: %hone %s --formats ros1 --dump plan=ros1 --after lower -- -I%include | \
// RUN:   FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Entry {
  int32_t key HONE(1);
  float value HONE(2);
} Entry;

typedef struct HONE_MESSAGE() Arrays {
  hone_str text HONE(1);
  char name[8] HONE(2);
  hone_bytes blob HONE(3);
  uint8_t uuid[16] HONE(4);
  double pose[7] HONE(5);
  size_t n_ids;
  int16_t ids[5] HONE(6);
  HONE_SEQ(hone_str) names HONE(7);
  size_t n_map;
  Entry *map HONE(8, map);
  Entry grid[2][3] HONE(9);
} Arrays;

// CHECK-LABEL:plan ros1 Entry
// CHECK-NEXT:  VALUE ros1_i32 key
// CHECK-NEXT:  VALUE ros1_f32 value
// CHECK-EMPTY:
// CHECK-LABEL:plan ros1 Arrays
// CHECK-NEXT:  BYTES ros1_string text
// CHECK-NEXT:  BYTES ros1_string name
// CHECK-NEXT:  BYTES ros1_bytes blob
// CHECK-NEXT:  BYTES ros1_fixed_bytes uuid
// CHECK-NEXT:  EACH pose fixed 7
// CHECK-NEXT:    VALUE ros1_f64 pose[]
// CHECK-NEXT:  EACH ids counted ros1_u32
// CHECK-NEXT:    VALUE ros1_i16 ids[]
// CHECK-NEXT:  EACH names counted ros1_u32
// CHECK-NEXT:    BYTES ros1_string names[]
// CHECK-NEXT:  EACH map counted ros1_u32
// CHECK-NEXT:    CALL Entry map[]
// CHECK-NEXT:  EACH grid fixed 6
// CHECK-NEXT:    CALL Entry grid[]
