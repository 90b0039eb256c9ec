// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// JSON goes by names: a removed one should be reserved as well.
// RUN: split-file %s %t
// RUN: %hone check %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:2:45: warning: M.a: the field is gone, and its name may be taken again; reserve it [name-not-reserved: json]
// CHECK: old.h:3:11: note: it was so here

//--- old.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  int32_t a HONE(1);
  int32_t c HONE(3);
} M;
//--- new.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE(reserved = "1") M {
  int32_t c HONE(3);
} M;
