// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An enum that takes any value now is a warning.
// RUN: split-file %s %t
// RUN: %hone check %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:2:26: warning: E: the enum takes any value now, which old programs refuse [enum-opened: protobuf json]
// CHECK: old.h:2:32: note: it was so here

//--- old.h
#include <hone/hone.h>
typedef enum HONE_ENUM(closed) E {
  ZERO
} E;
typedef struct HONE_MESSAGE() M {
  E e HONE(1, always);
} M;
//--- new.h
#include <hone/hone.h>
typedef enum HONE_ENUM() E {
  ZERO
} E;
typedef struct HONE_MESSAGE() M {
  E e HONE(1, always);
} M;
