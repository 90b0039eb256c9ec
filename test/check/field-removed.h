// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A field may go if its number is reserved.
// RUN: split-file %s %t
// RUN: not %hone check %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:2:48: error: M.a: the field is gone, and its number 1 may be taken again; reserve it [field-removed: protobuf json]
// CHECK: old.h:3:11: note: it was so here
// CHECK: new.h:2:48: warning: M.a: the field is gone, and its name may be taken again; reserve it [name-not-reserved: json]
// CHECK: old.h:3:11: note: it was so here

//--- old.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  int32_t a HONE(1);
  int32_t b HONE(2);
  int32_t c HONE(3);
} M;
//--- new.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE(reserved = "2, b") M {
  int32_t c HONE(3);
} M;
