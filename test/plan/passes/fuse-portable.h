/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Portable output copies nothing: offsets and byte order may differ.
 */
// RUN: %hone %s --formats ros1 --dump plan=ros1 --after fuse --portable -- -I%include | \
// RUN:   FileCheck %s --match-full-lines --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Numbers {
  uint32_t a HONE(1);
  uint32_t b HONE(2);
  float f[4] HONE(3);
} Numbers;

// CHECK-LABEL:plan ros1 Numbers
// CHECK-NEXT:  VALUE ros1_u32 a
// CHECK-NEXT:  VALUE ros1_u32 b
// CHECK-NEXT:  EACH f fixed 4
// CHECK-NEXT:    VALUE ros1_f32 f[]
