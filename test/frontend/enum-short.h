// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s -- -fshort-enums | FileCheck %s
//
// Enums are as wide as the compiler makes them.

#include <hone/hone.h>

enum small { SMALL = 200 };
enum middle { MIDDLE = -300 };
enum __attribute__((packed)) tiny { TINY = 1 };

struct HONE_MESSAGE() values {
  enum small small HONE(1);
  enum middle middle HONE(2);
  enum tiny tiny HONE(3);
};

// CHECK:      schema enum-short.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: enum small `enum small` "small", uint8
// CHECK-NEXT:   SMALL = 200
// CHECK-EMPTY:
// CHECK-NEXT: enum middle `enum middle` "middle", int16
// CHECK-NEXT:   MIDDLE = -300
// CHECK-EMPTY:
// CHECK-NEXT: enum tiny `enum tiny` "tiny", uint8
// CHECK-NEXT:   TINY = 1
// CHECK-EMPTY:
// CHECK-NEXT: message values `struct values` "values", size 6, align 2
// CHECK-NEXT:   field small = 1: enum small `enum small`, at 0, implicit
// CHECK-NEXT:   field middle = 2: enum middle `enum middle`, at 2, implicit
// CHECK-NEXT:   field tiny = 3: enum tiny `enum tiny`, at 4, implicit
// CHECK-NOT: {{.}}
