// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A lower limit refuses what was sent before.
// RUN: split-file %s %t
// RUN: not %hone check %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:3:8: error: M.a: the field took at most 15 bytes and takes at most 7 bytes: old messages may be refused; keep its limit [limit-lowered: protobuf json]
// CHECK: old.h:3:8: note: it was so here
// CHECK: new.h:5:11: error: M.b: the field took at most 8 elements and takes at most 4 elements: old messages may be refused; keep its limit [limit-lowered: protobuf json]
// CHECK: old.h:5:11: note: it was so here
// CHECK: new.h:7:12: error: M.c: the field took any number of elements and takes at most 100 elements: old messages may be refused; keep its limit [limit-lowered: protobuf json]
// CHECK: old.h:7:12: note: it was so here
// CHECK: new.h:8:12: error: M.d: the field took any number of bytes and takes at most 10 bytes: old messages may be refused; keep its limit [limit-lowered: protobuf json]
// CHECK: old.h:8:12: note: it was so here
// CHECK: new.h:10:11: error: M.e: the field took at most 8 bytes and takes at most 4 bytes: old messages may be refused; keep its limit [limit-lowered: protobuf json]
// CHECK: old.h:10:11: note: it was so here

//--- old.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  char a[16] HONE(1);
  size_t n_b;
  int32_t b[8] HONE(2);
  size_t n_c;
  int32_t *c HONE(3);
  hone_str d HONE(4);
  size_t n_e;
  uint8_t e[8] HONE(5);
} M;
//--- new.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  char a[8] HONE(1);
  size_t n_b;
  int32_t b[4] HONE(2);
  size_t n_c;
  int32_t *c HONE(3, max = 100);
  hone_str d HONE(4, max = 10);
  size_t n_e;
  uint8_t e[4] HONE(5);
} M;
