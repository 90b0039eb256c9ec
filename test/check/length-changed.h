// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Fixed arrays take exactly their length: another one breaks.
// RUN: split-file %s %t
// RUN: not %hone check %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:3:9: error: M.a: the field took exactly 3 elements and takes exactly 4 elements; keep its length [length-changed: protobuf json]
// CHECK: old.h:3:9: note: it was so here
// CHECK: new.h:4:11: error: M.b: the field took exactly 16 bytes and takes exactly 12 bytes; keep its length [length-changed: protobuf json]
// CHECK: old.h:4:11: note: it was so here
// CHECK: new.h:5:11: error: M.c: the field took any number of elements and takes exactly 5 elements; keep its length [length-changed: protobuf json]
// CHECK: old.h:6:12: note: it was so here

//--- old.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  float a[3] HONE(1);
  uint8_t b[16] HONE(2);
  size_t n_c;
  int32_t *c HONE(3);
  float d[2][3] HONE(4);
} M;
//--- new.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  float a[4] HONE(1);
  uint8_t b[12] HONE(2);
  int32_t c[5] HONE(3);
  float d[6] HONE(4);
} M;
