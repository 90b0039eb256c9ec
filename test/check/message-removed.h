// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A message that is gone, or has another full name.
// RUN: split-file %s %t
// RUN: not %hone check %t/old.h %t/new.h -- -I%include 2>&1 | FileCheck --implicit-check-not=error: --implicit-check-not=warning: %s
// CHECK: old.h:2:31: error: M: the message is gone; keep it, or give the new one its name [message-removed: protobuf json]
// CHECK: old.h:5:31: error: N: the message is gone; keep it, or give the new one its name [message-removed: protobuf json]

//--- old.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE() M {
  int32_t a HONE(1);
} M;
typedef struct HONE_MESSAGE() N {
  int32_t x HONE(1);
} N;
//--- new.h
#include <hone/hone.h>
typedef struct HONE_MESSAGE(name = "Other") M {
  int32_t a HONE(1);
} M;
