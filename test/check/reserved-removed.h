// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is reserved stays so.
// RUN: split-file %s %t
// RUN: not %hone check %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:2:52: error: M: the number 4 is no longer reserved; keep it reserved [reserved-removed: protobuf json]
// CHECK: old.h:2:55: note: it was so here
// CHECK: new.h:2:52: error: M: the name "old" is no longer reserved; keep it reserved [reserved-removed: json]
// CHECK: old.h:2:55: note: it was so here

//--- old.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE(reserved = "2-5, 7, old") M {
  int32_t a HONE(1);
} M;
//--- new.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE(reserved = "2-3, 5-7") M {
  int32_t a HONE(1);
} M;
