// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// Constants of a message keep their order and spelling; the definition is raw text.

#include <hone/hone.h>

#define float32 float
#define HALF "0.5"

struct HONE_MESSAGE(ros1 = "geometry/Angle") HONE_CONST(float32, PI, "3.14")
    HONE_CONST(float32, HALF_, HALF) HONE_CONST(string, NAME, "a \"b\"  # c")
    HONE_DEFINITION("float32 PI=3.14\n"
                    "float32 a\n") angle {
  float a HONE(1);
};

// CHECK:      schema constants.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message angle `struct angle` "angle", size 4, align 4
// CHECK-NEXT:   ros1 "geometry/Angle"
// CHECK-NEXT:   definition "float32 PI=3.14\nfloat32 a\n"
// CHECK-NEXT:   constant float32 PI = "3.14"
// CHECK-NEXT:   constant float32 HALF_ = "0.5"
// CHECK-NEXT:   constant string NAME = "a \"b\"  # c"
// CHECK-NEXT:   field a = 1: float32 `float`, at 0, implicit
// CHECK-NOT: {{.}}
