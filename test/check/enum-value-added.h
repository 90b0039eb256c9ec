// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Old programs refuse the new values of a closed enum, but not those of an open one.
// RUN: split-file %s %t
// RUN: %hone check %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:4:3: warning: E.ONE: the enum is closed: old programs refuse its new value 1 [enum-value-added: protobuf json]
// CHECK: old.h:2:32: note: it was so here

//--- old.h
#include <hone/hone.h>
typedef enum HONE_ENUM(closed) E {
  ZERO,
} E;
typedef struct HONE_MESSAGE() M {
  E e HONE(1, always);
} M;
typedef enum HONE_ENUM() Open {
  NONE
} Open;
//--- new.h
#include <hone/hone.h>
typedef enum HONE_ENUM(closed) E {
  ZERO,
  ONE,
} E;
typedef struct HONE_MESSAGE() M {
  E e HONE(1, always);
} M;
typedef enum HONE_ENUM() Open {
  NONE,
  SOME
} Open;
