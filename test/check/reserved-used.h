// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What was reserved is not for new fields.
// RUN: split-file %s %t
// RUN: not %hone check %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:4:11: error: M.b: the number 4 was reserved; take another [reserved-used: protobuf json]
// CHECK: old.h:2:52: note: it was so here
// CHECK: new.h:5:11: error: M.old: the name was reserved; take another [reserved-used: json]
// CHECK: old.h:2:52: note: it was so here

//--- old.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE(reserved = "2-5, old") M {
  int32_t a HONE(1);
} M;
//--- new.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE(reserved = "2, 3, 5") M {
  int32_t a HONE(1);
  int32_t b HONE(4);
  int32_t old HONE(9);
} M;
