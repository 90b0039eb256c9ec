// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The key and the value of a map are compared like fields.
// RUN: split-file %s %t
// RUN: not %hone check %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:8:10: error: M.d.key: the type was int32 and is string; take a new number [type-changed: protobuf json]
// CHECK: old.h:8:10: note: it was so here
// CHECK: new.h:8:10: error: M.d.value: the type was int32 and is float; take a new number [type-changed: protobuf json]
// CHECK: old.h:8:10: note: it was so here

//--- old.h
#include <hone/hone.h>
typedef struct Entry {
  int32_t key HONE(1);
  int32_t value HONE(2);
} Entry;
typedef struct HONE_MESSAGE() M {
  size_t n_d;
  Entry *d HONE(4, map);
} M;
//--- new.h
#include <hone/hone.h>
typedef struct Entry {
  hone_str key HONE(1);
  float value HONE(2);
} Entry;
typedef struct HONE_MESSAGE() M {
  size_t n_d;
  Entry *d HONE(4, map);
} M;
