// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What becomes required, and what is required from its beginning, is refused from old programs.
// RUN: split-file %s %t
// RUN: not %hone check %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:3:11: error: M.a: the field is required now, and old programs may not send it; leave `required` out [required-added: protobuf json]
// CHECK: old.h:3:11: note: it was so here
// CHECK: new.h:4:12: error: M.b: a required field is new, which old programs do not send; make it optional [required-added: protobuf json]
// CHECK: old.h:2:31: note: it was so here

//--- old.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  int32_t a HONE(1);
} M;
//--- new.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  int32_t a HONE(1, required);
  hone_str b HONE(2, required);
} M;
