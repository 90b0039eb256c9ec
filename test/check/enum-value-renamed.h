// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// JSON goes by the names of enumerators.
// RUN: split-file %s %t
// RUN: not %hone check %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:4:3: error: E.ONE: the enumerator is called "FIRST" now; keep its name [enum-value-renamed: json]
// CHECK: old.h:4:3: note: it was so here

//--- old.h
#include <hone/hone.h>
typedef enum HONE_ENUM() E {
  ZERO,
  ONE = 1,
} E;
typedef struct HONE_MESSAGE() M {
  E e HONE(1, always);
} M;
//--- new.h
#include <hone/hone.h>
typedef enum HONE_ENUM() E {
  ZERO,
  FIRST = 1,
} E;
typedef struct HONE_MESSAGE() M {
  E e HONE(1, always);
} M;
