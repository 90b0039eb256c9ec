// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A type that does not hold all old values breaks, in C too.
// RUN: split-file %s %t
// RUN: not %hone check %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:3:11: error: M.a: the field held 64 bits with a sign and holds 32 bits with a sign: old values are refused or cut; keep its range [range-narrowed: protobuf json]
// CHECK: old.h:3:11: note: it was so here
// CHECK: new.h:4:10: error: M.b: the field held 32 bits with a sign and holds 8 bits with a sign: old values are refused or cut; keep its range [range-narrowed: protobuf json]
// CHECK: old.h:4:11: note: it was so here
// CHECK: new.h:5:11: error: M.c: the field held 32 bits without a sign and holds 32 bits with a sign: old values are refused or cut; keep its range [range-narrowed: protobuf json]
// CHECK: old.h:5:12: note: it was so here
// CHECK: new.h:6:8: error: M.d: the type was int32 and is bool; take a new number [type-changed: json]
// CHECK: old.h:6:11: note: it was so here
// CHECK: new.h:6:8: error: M.d: the field held 32 bits with a sign and holds bool: old values are refused or cut; keep its range [range-narrowed: protobuf json]
// CHECK: old.h:6:11: note: it was so here
// CHECK: new.h:7:12: error: M.e: the type was bytes and is string; take a new number [type-changed: json]
// CHECK: old.h:7:14: note: it was so here
// CHECK: new.h:7:12: error: M.e: the field was bytes and is text, which takes only UTF-8; keep it bytes [range-narrowed: protobuf]
// CHECK: old.h:7:14: note: it was so here
// CHECK: new.h:8:11: error: M.f: the field held 64 bits with a sign and holds 32 bits with a sign: old values are refused or cut; keep its range [range-narrowed: protobuf json]
// CHECK: old.h:8:11: note: it was so here
// CHECK: new.h:9:11: error: M.g: the field held 32 bits without a sign and holds 32 bits with a sign: old values are refused or cut; keep its range [range-narrowed: protobuf json]
// CHECK: old.h:9:12: note: it was so here

//--- old.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  int64_t a HONE(1);
  int32_t b HONE(2);
  uint32_t c HONE(3);
  int32_t d HONE(4);
  hone_bytes e HONE(5);
  int64_t f HONE(6, zigzag);
  uint32_t g HONE(7, fixed);
} M;
//--- new.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  int32_t a HONE(1);
  int8_t b HONE(2);
  int32_t c HONE(3);
  bool d HONE(4);
  hone_str e HONE(5);
  int32_t f HONE(6, zigzag);
  int32_t g HONE(7, fixed);
} M;
