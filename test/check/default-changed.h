// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Another default is another value for what is absent.
// RUN: split-file %s %t
// RUN: not %hone check %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:3:11: error: M.a: what is absent was 3 and is 4; keep the default [default-changed: protobuf json]
// CHECK: old.h:3:11: note: it was so here
// CHECK: new.h:4:9: error: M.b: what is absent was 0.5 and is zero; keep the default [default-changed: protobuf json]
// CHECK: old.h:4:9: note: it was so here
// CHECK: new.h:4:9: warning: M.b: absence is no longer told from zero [presence-changed: protobuf json]
// CHECK: old.h:4:9: note: it was so here
// CHECK: new.h:5:12: error: M.c: what is absent was "x" and is "y"; keep the default [default-changed: protobuf json]
// CHECK: old.h:5:12: note: it was so here

//--- old.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  int32_t a HONE(1, default = 3);
  float b HONE(2, default = 0.5);
  hone_str c HONE(3, default = "x");
  int32_t d HONE(4, default = 7);
} M;
//--- new.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  int32_t a HONE(1, default = 4);
  float b HONE(2);
  hone_str c HONE(3, default = "y");
  int32_t d HONE(4, default = 3 + 4);
} M;
