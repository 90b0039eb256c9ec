// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A field of another message, or a group that is none any more, breaks.
// RUN: split-file %s %t
// RUN: not %hone check %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:9:6: error: M.a: the type was A and is B; take a new number [type-changed: protobuf json]
// CHECK: old.h:9:6: note: it was so here
// CHECK: new.h:10:6: error: M.b: the type was group A and is A; take a new number [type-changed: protobuf]
// CHECK: old.h:10:6: note: it was so here

//--- old.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() A {
  int32_t x HONE(1);
} A;
typedef struct HONE_MESSAGE() B {
  int32_t x HONE(1);
} B;
typedef struct HONE_MESSAGE() M {
  A *a HONE(1);
  A *b HONE(2, group);
} M;
//--- new.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() A {
  int32_t x HONE(1);
} A;
typedef struct HONE_MESSAGE() B {
  int32_t x HONE(1);
} B;
typedef struct HONE_MESSAGE() M {
  B *a HONE(1);
  A *b HONE(2);
} M;
