// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ROS 1 cannot add or take away a field.
// RUN: split-file %s %t
// RUN: not %hone check --formats ros1 %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:2:31: error: M.b: the field is gone; keep it [field-removed: ros1]
// CHECK: old.h:4:9: note: it was so here
// CHECK: new.h:4:9: error: M.c: the field is new: ROS 1 cannot add any; make a new message [field-added: ros1]
// CHECK: new.h:5:11: error: M.d: the field is new: ROS 1 cannot add any; make a new message [field-added: ros1]

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
  float c[3] HONE();
  int32_t d HONE();
} M;
