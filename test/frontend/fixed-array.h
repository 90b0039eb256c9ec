// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// T[N] is exactly N; arrays of arrays keep both sizes.

#include <hone/hone.h>

struct HONE_MESSAGE() arrays {
  float pose[7] HONE(1);
  double matrix[3][4] HONE(2);
  hone_str names[2] HONE(3);
  bool flags[8] HONE(4);
};

// CHECK:      schema fixed-array.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message arrays `struct arrays` "arrays", size 168, align 8
// CHECK-NEXT:   field pose = 1: array[7] of float32 `float`, at 0
// CHECK-NEXT:   field matrix = 2: array[3][4] of float64 `double`, at 32
// CHECK-NEXT:   field names = 3: array[2] of text view `hone_str`, at 128
// CHECK-NEXT:   field flags = 4: array[8] of bool `bool`, at 160
// CHECK-NOT: {{.}}
