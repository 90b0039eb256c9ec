// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Another package is another name for everything, said once.
// RUN: split-file %s %t
// RUN: not %hone check %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: hone: error: the package was "a.b" and is "a.c": every message has another name [package-changed: protobuf json]
// CHECK: new.h:4:11: error: a.c.M.a: the type was int32 and is sint32; take a new number [type-changed: protobuf]
// CHECK: old.h:4:11: note: it was so here

//--- old.h
#include <hone/hone.h>
HONE_FILE(package = "a.b")
typedef struct HONE_MESSAGE() M {
  int32_t a HONE(1);
} M;
//--- new.h
#include <hone/hone.h>
HONE_FILE(package = "a.c")
typedef struct HONE_MESSAGE() M {
  int32_t a HONE(1, zigzag);
} M;
