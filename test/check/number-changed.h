// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A field with another number is another field.
// RUN: split-file %s %t
// RUN: not %hone check %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:3:11: error: M.a: the number was 1 and is 2; give it its number back [number-changed: protobuf]
// CHECK: old.h:3:11: note: it was so here

//--- old.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  int32_t a HONE(1);
} M;
//--- new.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  int32_t a HONE(2);
} M;
