// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An enum that begins to refuse values.
// RUN: split-file %s %t
// RUN: not %hone check %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:2:32: error: E: the enum refuses now what it does not list; leave `closed` out [enum-closed: protobuf json]
// CHECK: old.h:2:26: note: it was so here

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
typedef enum HONE_ENUM(closed) E {
  ZERO
} E;
typedef struct HONE_MESSAGE() M {
  E e HONE(1, always);
} M;
