// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A type that holds more is a warning: old programs cut what is new.
// RUN: split-file %s %t
// RUN: %hone check %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:3:11: warning: M.a: the field held 32 bits with a sign and holds 64 bits with a sign: old programs refuse or cut new values [range-widened: protobuf json]
// CHECK: old.h:3:11: note: it was so here
// CHECK: new.h:4:11: warning: M.b: the field held 32 bits without a sign and holds 64 bits with a sign: old programs refuse or cut new values [range-widened: protobuf json]
// CHECK: old.h:4:12: note: it was so here
// CHECK: new.h:6:12: warning: M.d: the field held 3 bits without a sign and holds 5 bits without a sign: old programs refuse or cut new values [range-widened: protobuf json]
// CHECK: old.h:6:12: note: it was so here

//--- old.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  int32_t a HONE(1);
  uint32_t b HONE(2);
  uint8_t c HONE(3);
  uint32_t d : 3 HONE(4);
} M;
//--- new.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  int64_t a HONE(1);
  int64_t b HONE(2);
  uint8_t c HONE(3);
  uint32_t d : 5 HONE(4);
} M;
