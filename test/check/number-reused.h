// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A number that another field took with another type cannot be told from the old one.
// RUN: split-file %s %t
// RUN: not %hone check %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:3:12: error: M.age: the number 3 was int32 'age' and is string 'city'; take a new number [number-reused: protobuf json]
// CHECK: old.h:3:11: note: it was so here

//--- old.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  int32_t age HONE(3);
} M;
//--- new.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  hone_str city HONE(3);
} M;
