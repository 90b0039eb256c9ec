// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck %s
//
// A reserved value or name of an enum is not used again.

#include <hone/hone.h>

typedef enum HONE_ENUM(reserved = "-2 to 1, OLD", prefix = "L_") Level {
  L_NEW = 1,
  L_OLD = 2
} Level;

struct HONE_MESSAGE() m {
  Level x HONE(1);
};

// CHECK: enum-reserved.h:9:3: error: the value of 'L_NEW' is reserved in this enum; take another
// CHECK: enum-reserved.h:10:3: error: the name "OLD" is reserved in this enum; take another
