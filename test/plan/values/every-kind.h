/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The plan of the values: one step per member in declaration order, a oneof
 * where its first arm stands, presence only where the struct has it, unknown
 * fields last, skipped members not at all.
 */
// RUN: %hone %s --dump plan=values -- -I%include | FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Part {
  int32_t id HONE(1);
} Part;

typedef struct HONE_MESSAGE() Whole {
  hone_unknown rest HONE_UNKNOWN;
  uint32_t which;
  union {
    int32_t number HONE(9);
    hone_str text HONE(3);
  } HONE_ONEOF(which);
  int32_t plain HONE(4);
  bool has_maybe;
  int32_t maybe HONE(2);
  char *line HONE(5, optional);
  Part inside HONE(6);
  Part *outside HONE(7);
  float pose[3] HONE(8);
  size_t n_parts;
  Part *parts HONE(1);
  hone_bytes raw HONE(10);
  int mine HONE_SKIP;
} Whole;

// CHECK-LABEL:plan values Whole
// CHECK-NEXT:  SELECT value which
// CHECK-NEXT:    9 number
// CHECK-NEXT:      VALUE value number
// CHECK-NEXT:    3 text
// CHECK-NEXT:      BYTES text text
// CHECK-NEXT:    none
// CHECK-NEXT:  VALUE value plain
// CHECK-NEXT:  WHEN present maybe
// CHECK-NEXT:    VALUE value maybe
// CHECK-NEXT:  WHEN present line
// CHECK-NEXT:    BYTES text line
// CHECK-NEXT:  CALL Part inside
// CHECK-NEXT:  WHEN present outside
// CHECK-NEXT:    CALL Part outside
// CHECK-NEXT:  EACH pose fixed 3
// CHECK-NEXT:    VALUE value pose[]
// CHECK-NEXT:  EACH parts counted value
// CHECK-NEXT:    CALL Part parts[]
// CHECK-NEXT:  BYTES bytes raw
// CHECK-NEXT:  UNKNOWN rest
