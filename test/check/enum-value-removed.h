// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An enumerator that is gone.
// RUN: split-file %s %t
// RUN: not %hone check %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:2:26: error: E.ONE: the enumerator 1 is gone; keep it, deprecated [enum-value-removed: protobuf json]
// CHECK: old.h:4:3: note: it was so here

//--- old.h
#include <hone/hone.h>
typedef enum HONE_ENUM() E {
  ZERO,
  ONE,
} E;
typedef struct HONE_MESSAGE() M {
  E e HONE(1, always);
} M;
//--- new.h
#include <hone/hone.h>
typedef enum HONE_ENUM() E {
  ZERO,
} E;
typedef struct HONE_MESSAGE() M {
  E e HONE(1, always);
} M;
