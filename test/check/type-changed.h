// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Types that are other bytes on the wire, or another kind of JSON, break; those that are the same do not.
// RUN: split-file %s %t
// RUN: not %hone check %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:3:12: error: M.a: the type was int32 and is string; take a new number [type-changed: protobuf json]
// CHECK: old.h:3:11: note: it was so here
// CHECK: new.h:4:11: error: M.b: the type was string and is int32; take a new number [type-changed: protobuf json]
// CHECK: old.h:4:12: note: it was so here
// CHECK: new.h:5:11: error: M.c: the type was int32 and is sint32; take a new number [type-changed: protobuf]
// CHECK: old.h:5:11: note: it was so here
// CHECK: new.h:6:10: error: M.d: the type was float and is double; take a new number [type-changed: protobuf]
// CHECK: old.h:6:9: note: it was so here
// CHECK: new.h:7:9: error: M.e: the type was fixed32 and is float; take a new number [type-changed: protobuf json]
// CHECK: old.h:7:12: note: it was so here
// CHECK: new.h:8:14: error: M.f: the type was string and is bytes; take a new number [type-changed: json]
// CHECK: old.h:8:12: note: it was so here

//--- old.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  int32_t a HONE(1);
  hone_str b HONE(2);
  int32_t c HONE(3);
  float d HONE(4);
  uint32_t e HONE(5, fixed);
  hone_str f HONE(6);
  int32_t same HONE(7);
} M;
//--- new.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  hone_str a HONE(1);
  int32_t b HONE(2);
  int32_t c HONE(3, zigzag);
  double d HONE(4);
  float e HONE(5);
  hone_bytes f HONE(6);
  int32_t same HONE(7, varint = small);
} M;
