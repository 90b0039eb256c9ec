// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Constants count in the md5 sum.
// RUN: split-file %s %t
// RUN: not %hone check --formats ros1 %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:2:83: error: M.A: the constant was int32 1 and is int32 3, which changes the md5 sum; keep it [constant-changed: ros1]
// CHECK: old.h:2:83: note: it was so here
// CHECK: new.h:2:83: error: M.B: the constant was int32 2 and is gone, which changes the md5 sum; keep it [constant-changed: ros1]
// CHECK: old.h:2:83: note: it was so here
// CHECK: new.h:2:83: error: M.C: the constant is new, which changes the md5 sum; leave it out [constant-changed: ros1]
// CHECK: old.h:2:83: note: it was so here

//--- old.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() HONE_CONST(int32, A, "1") HONE_CONST(int32, B, "2") M {
  int32_t x HONE();
} M;
//--- new.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() HONE_CONST(int32, A, "3") HONE_CONST(int32, C, "2") M {
  int32_t x HONE();
} M;
