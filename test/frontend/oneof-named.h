// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// A named union is a oneof of its name; the paths of its arms begin with it. There may be
// several.

#include <hone/hone.h>

union shared { float f HONE(4); double d HONE(5); };

struct HONE_MESSAGE() choice {
  uint8_t which_value;
  union {
    int32_t number HONE(1);
    char text[16] HONE(2);
  } value HONE_ONEOF(which_value);
  uint8_t which_other;
  union shared other HONE_ONEOF(which_other);
};

// CHECK:      schema oneof-named.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message choice `struct choice` "choice", size 32, align 8
// CHECK-NEXT:   oneof value, selector which_value at 0 `uint8_t`
// CHECK-NEXT:   oneof other, selector which_other at 20 `uint8_t`
// CHECK-NEXT:   field number = 1: int32 `int32_t`, path value.number, at 4, arm of value
// CHECK-NEXT:   field text = 2: text array[16] `char[16]`, path value.text, at 4, arm of value
// CHECK-NEXT:   field f = 4: float32 `float`, path other.f, at 24, arm of other
// CHECK-NEXT:   field d = 5: float64 `double`, path other.d, at 24, arm of other
// CHECK-NOT: {{.}}
