// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where absence was told from zero and is no longer, or the other way round, is a warning.
// RUN: split-file %s %t
// RUN: %hone check %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:3:11: warning: M.a: absence is no longer told from zero [presence-changed: protobuf json]
// CHECK: old.h:4:11: note: it was so here
// CHECK: new.h:5:11: warning: M.b: absence is now told from zero [presence-changed: protobuf json]
// CHECK: old.h:5:11: note: it was so here

//--- old.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  bool has_a;
  int32_t a HONE(1);
  int32_t b HONE(2);
} M;
//--- new.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  int32_t a HONE(1);
  bool has_b;
  int32_t b HONE(2);
} M;
