// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An enum that is gone.
// RUN: split-file %s %t
// RUN: not %hone check %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: old.h:2:26: error: E: the enum is gone; keep it, or give the new one its name [enum-removed: protobuf json]
// CHECK: new.h:3:11: error: M.e: the type was E and is int32; take a new number [type-changed: json]
// CHECK: old.h:6:5: note: it was so here

//--- old.h
#include <hone/hone.h>
typedef enum HONE_ENUM() E {
  ZERO
} E;
typedef struct HONE_MESSAGE() M {
  E e HONE(1, always);
} M;
//--- new.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  int32_t e HONE(1, always);
} M;
