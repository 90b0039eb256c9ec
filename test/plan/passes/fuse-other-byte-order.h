/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * On a target of the other byte order only single bytes are copied.
 */
// RUN: %hone %s --formats ros1 --dump plan=ros1 --after fuse --target s390x-linux-gnu -- -I%include | \
// RUN:   FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Numbers {
  uint32_t a HONE(1);
  uint32_t b HONE(2);
  uint8_t c HONE(3);
  int8_t d HONE(4);
  uint8_t e[2] HONE(5);
  float f[4] HONE(6);
} Numbers;

// CHECK-LABEL:plan ros1 Numbers
// CHECK-NEXT:  VALUE ros1_u32 a
// CHECK-NEXT:  VALUE ros1_u32 b
// CHECK-NEXT:  COPY c, d, e size 4
// CHECK-NEXT:  EACH f fixed 4
// CHECK-NEXT:    VALUE ros1_f32 f[]
