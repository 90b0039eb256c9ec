// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A higher limit is a warning: old programs refuse what is longer.
// RUN: split-file %s %t
// RUN: %hone check %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:3:8: warning: M.a: the field took at most 7 bytes and takes at most 15 bytes: old programs refuse others [limit-raised: protobuf json]
// CHECK: old.h:3:8: note: it was so here
// CHECK: new.h:5:9: warning: M.b: the field took exactly 3 elements and takes at most 3 elements: old programs refuse others [limit-raised: protobuf json]
// CHECK: old.h:4:9: note: it was so here

//--- old.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  char a[8] HONE(1);
  float b[3] HONE(2);
} M;
//--- new.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  char a[16] HONE(1);
  size_t n_b;
  float b[3] HONE(2);
} M;
