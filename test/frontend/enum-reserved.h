// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// An enum keeps values and names reserved, negative ones too; enums and messages can be deprecated.

#include <hone/hone.h>

typedef enum HONE_ENUM(reserved = "-5 to -2, 4, 9-11, OLD", reserved = "100 to max",
                       deprecated) Level {
  NEW = 0
} Level;

struct HONE_MESSAGE(deprecated) old {
  int32_t x HONE(1);
};

// CHECK:      enum Level `Level` "Level", uint32, deprecated
// CHECK-NEXT:   reserved -5 to -2
// CHECK-NEXT:   reserved 4 to 4
// CHECK-NEXT:   reserved 9 to 11
// CHECK-NEXT:   reserved 100 to 2147483647
// CHECK-NEXT:   reserved "OLD"
// CHECK-NEXT:   NEW = 0
// CHECK-EMPTY:
// CHECK-NEXT: message old `struct old` "old"{{.*}}
// CHECK-NEXT:   deprecated
