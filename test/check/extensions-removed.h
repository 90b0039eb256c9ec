// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Numbers that were for extensions stay so, and extensions stay where they are.
// RUN: split-file %s %t
// RUN: not %hone check %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: new.h:2:53: error: M: the number 150 is no longer kept for extensions; keep its range [extensions-removed: protobuf json]
// CHECK: old.h:2:53: note: it was so here
// CHECK: new.h:6:12: error: M.x: the type was int32 and is string; take a new number [type-changed: protobuf json]
// CHECK: old.h:7:11: note: it was so here
// CHECK: old.h:8:11: error: M.y: the extension with the number 101 is gone [field-removed: protobuf json]

//--- old.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE(extensions = "100-199") M {
  hone_unknown rest HONE_UNKNOWN;
} M;
typedef struct HONE_EXTEND(M) E {
  bool has_x, has_y;
  int32_t x HONE(100);
  int32_t y HONE(101);
} E;
//--- new.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE(extensions = "100-149") M {
  hone_unknown rest HONE_UNKNOWN;
} M;
typedef struct HONE_EXTEND(M) Other {
  hone_str x HONE(100, optional);
} Other;
