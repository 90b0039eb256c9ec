// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// Bit-fields keep their place and width, whatever their type.

#include <hone/hone.h>

enum color { RED, GREEN };

struct HONE_MESSAGE() bits {
  unsigned a : 3 HONE(1);
  int b : 5 HONE(2);
  bool c : 1 HONE(3);
  unsigned : 4;
  enum color d : 2 HONE(4);
  uint64_t e : 40 HONE(5);
  unsigned has_f : 1;
  unsigned f : 7 HONE(6);
};

// CHECK:      schema bit-fields.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: enum color `enum color` "color", uint32
// CHECK-NEXT:   RED = 0
// CHECK-NEXT:   GREEN = 1
// CHECK-EMPTY:
// CHECK-NEXT: message bits `struct bits` "bits", size 8, align 8
// CHECK-NEXT:   field a = 1: uint32 `unsigned int`, at bit 0:3, implicit
// CHECK-NEXT:   field b = 2: int32 `int`, at bit 3:5, implicit
// CHECK-NEXT:   field c = 3: bool `bool`, at bit 8:1, implicit
// CHECK-NEXT:   field d = 4: enum color `enum color`, at bit 13:2, implicit
// CHECK-NEXT:   field e = 5: uint64 `uint64_t`, at bit 15:40, implicit
// CHECK-NEXT:   field f = 6: uint32 `unsigned int`, at bit 56:7, present by has_f at bit 55:1 `unsigned int`, optional
// CHECK-NOT: {{.}}
