// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What an enum reserves is not for new enumerators.
// RUN: split-file %s %t
// RUN: not %hone check %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:5:3: error: E.THREE: the value 3 was reserved; take another [reserved-used: protobuf json]
// CHECK: old.h:2:50: note: it was so here
// CHECK: new.h:6:3: error: E.OLD: the name was reserved; take another [reserved-used: json]
// CHECK: old.h:2:50: note: it was so here

//--- old.h
#include <hone/hone.h>
typedef enum HONE_ENUM(reserved = "2 to 4, OLD") E {
  ZERO,
} E;
typedef struct HONE_MESSAGE() M {
  E e HONE(1, always);
} M;
//--- new.h
#include <hone/hone.h>
typedef enum HONE_ENUM() E {
  ZERO,
  ONE,
  THREE = 3,
  OLD = 5,
} E;
typedef struct HONE_MESSAGE() M {
  E e HONE(1, always);
} M;
