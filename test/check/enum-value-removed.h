// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An enumerator that is gone.
// RUN: split-file %s %t
// RUN: not %hone check %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:2:48: error: E.ONE: the enumerator 1 is gone, and may be taken again; reserve it [enum-value-removed: protobuf json]
// CHECK: old.h:4:3: note: it was so here
// CHECK: new.h:2:48: warning: E.ONE: the enumerator is gone, and its name may be taken again; reserve it [name-not-reserved: json]
// CHECK: old.h:4:3: note: it was so here
// CHECK: new.h:2:48: warning: E.THREE: the enumerator is gone, and its name may be taken again; reserve it [name-not-reserved: json]
// CHECK: old.h:6:3: note: it was so here

//--- old.h
#include <hone/hone.h>
typedef enum HONE_ENUM() E {
  ZERO,
  ONE,
  TWO,
  THREE,
} E;
typedef struct HONE_MESSAGE() M {
  E e HONE(1, always);
} M;
//--- new.h
#include <hone/hone.h>
typedef enum HONE_ENUM(reserved = "2, TWO, 3") E {
  ZERO,
} E;
typedef struct HONE_MESSAGE() M {
  E e HONE(1, always);
} M;
