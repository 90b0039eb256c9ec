// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A field that moves into a oneof, out of it, or to another breaks; a new name of the oneof does not.
// RUN: split-file %s %t
// RUN: not %hone check %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:6:13: error: M.a: the field moved into the oneof 'of': setting one clears others for some programs only; leave it where it was [oneof-changed: protobuf json]
// CHECK: old.h:3:11: note: it was so here
// CHECK: new.h:3:11: error: M.b: the field moved out of the oneof 'of': setting one clears others for some programs only; leave it where it was [oneof-changed: protobuf json]
// CHECK: old.h:6:13: note: it was so here
// CHECK: new.h:13:13: error: M.d: the field moved from the oneof 'of' to 'renamed': setting one clears others for some programs only; leave it where it was [oneof-changed: protobuf json]
// CHECK: old.h:8:13: note: it was so here

//--- old.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  int32_t a HONE(1);
  uint32_t which;
  union {
    int32_t b HONE(2);
    int32_t c HONE(3);
    int32_t d HONE(6);
  } of HONE_ONEOF(which);
  uint32_t other;
  union {
    int32_t e HONE(4);
    int32_t f HONE(5);
  } by HONE_ONEOF(other);
} M;
//--- new.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  int32_t b HONE(2);
  uint32_t which;
  union {
    int32_t a HONE(1);
    int32_t c HONE(3);
  } of HONE_ONEOF(which);
  uint32_t third;
  union {
    int32_t e HONE(4);
    int32_t f HONE(5);
    int32_t d HONE(6);
  } renamed HONE_ONEOF(third);
} M;
