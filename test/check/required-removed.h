// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What was required is missed by old programs.
// RUN: split-file %s %t
// RUN: not %hone check %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:3:11: error: M.a: the field was required, and old programs refuse messages without it; keep it required [required-removed: protobuf json]
// CHECK: old.h:3:11: note: it was so here

//--- old.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  int32_t a HONE(1, required);
  hone_str b HONE(2, required);
} M;
//--- new.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE(reserved = "2, b") M {
  int32_t a HONE(1);
} M;
