// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names count in the md5 sum.
// RUN: split-file %s %t
// RUN: not %hone check --formats ros1 %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:4:9: error: M.b: the field is called 'c' now, which changes the md5 sum; keep its name [field-renamed: ros1]
// CHECK: old.h:4:9: note: it was so here

//--- old.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  int32_t a HONE();
  float b HONE();
} M;
//--- new.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  int32_t a HONE();
  float c HONE();
} M;
