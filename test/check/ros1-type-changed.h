// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// In ROS 1 every other type is other bytes.
// RUN: split-file %s %t
// RUN: not %hone check --formats ros1 %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:3:12: error: M.a: the type was int32 and is uint32; keep it [type-changed: ros1]
// CHECK: old.h:3:11: note: it was so here
// CHECK: new.h:4:9: error: M.b: the type was float32[3] and is float32[4]; keep it [type-changed: ros1]
// CHECK: old.h:4:9: note: it was so here
// CHECK: new.h:5:11: error: M.c: the type was uint8[] and is uint8[4]; keep it [type-changed: ros1]
// CHECK: old.h:6:12: note: it was so here
// CHECK: new.h:6:17: error: M.d: the type was time and is duration; keep it [type-changed: ros1]
// CHECK: old.h:7:13: note: it was so here

//--- old.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  int32_t a HONE();
  float b[3] HONE();
  size_t n_c;
  uint8_t *c HONE();
  hone_time d HONE();
} M;
//--- new.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  uint32_t a HONE();
  float b[4] HONE();
  uint8_t c[4] HONE();
  hone_duration d HONE();
} M;
