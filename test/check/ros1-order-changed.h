// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ROS 1 goes by order alone.
// RUN: split-file %s %t
// RUN: not %hone check --formats ros1 %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:3:9: error: M.b: the field stands where 'a' stood; keep the order [order-changed: ros1]
// CHECK: old.h:3:11: note: it was so here

//--- old.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  int32_t a HONE();
  float b HONE();
  hone_str c HONE();
} M;
//--- new.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  float b HONE();
  int32_t a HONE();
  hone_str c HONE();
} M;
