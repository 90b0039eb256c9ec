// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A name in JSON changes with the field, unless it is said.
// RUN: split-file %s %t
// RUN: not %hone check %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:3:11: error: M.first_name: its name in JSON was "firstName" and is "givenName"; keep it: `json = "firstName"` [json-name-changed: json]
// CHECK: old.h:3:11: note: it was so here
// CHECK: new.h:4:11: error: M.b: its name in JSON was "b" and is "bee"; keep it: `json = "b"` [json-name-changed: json]
// CHECK: old.h:4:11: note: it was so here

//--- old.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  int32_t first_name HONE(1);
  int32_t b HONE(2);
  int32_t c HONE(3);
} M;
//--- new.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  int32_t given_name HONE(1);
  int32_t b HONE(2, json = "bee");
  int32_t sea HONE(3, json = "c");
} M;
