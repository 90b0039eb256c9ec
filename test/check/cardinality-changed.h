// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One value, a list and a map are three things; packed or not is one.
// RUN: split-file %s %t
// RUN: not %hone check %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:8:12: error: M.a: the field was int32 and is repeated int32; take a new number [cardinality-changed: protobuf json]
// CHECK: old.h:7:11: note: it was so here
// CHECK: new.h:9:12: error: M.b: the field was repeated string and is string; take a new number [cardinality-changed: protobuf json]
// CHECK: old.h:9:13: note: it was so here
// CHECK: new.h:13:10: error: M.d: the field was a map of int32 and is repeated Entry; take a new number [cardinality-changed: protobuf json]
// CHECK: old.h:13:10: note: it was so here

//--- old.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() Entry {
  int32_t key HONE(1);
  int32_t value HONE(2);
} Entry;
typedef struct HONE_MESSAGE() M {
  int32_t a HONE(1);
  size_t n_b;
  hone_str *b HONE(2);
  size_t n_c;
  int32_t *c HONE(3);
  size_t n_d;
  Entry *d HONE(4, map);
} M;
//--- new.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() Entry {
  int32_t key HONE(1);
  int32_t value HONE(2);
} Entry;
typedef struct HONE_MESSAGE() M {
  size_t n_a;
  int32_t *a HONE(1);
  hone_str b HONE(2);
  size_t n_c;
  int32_t *c HONE(3, unpacked);
  size_t n_d;
  Entry *d HONE(4);
} M;
