// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// Defaults of integers, bools and enums: literals, enumerators, expressions.

#include <hone/hone.h>

enum color { RED = 3, GREEN };
#define LIMIT 10

struct HONE_MESSAGE() defaults {
  int32_t a HONE(1, default = -5);
  uint64_t b HONE(2, default = 18446744073709551615u);
  int64_t c HONE(3, default = INT64_MIN);
  bool d HONE(4, default = true);
  enum color e HONE(5, default = GREEN);
  uint8_t f HONE(6, default = LIMIT * 2 + sizeof(int32_t));
  int32_t g HONE(7, default = 'a');
  int32_t h HONE(8, default = '\n');
  int32_t i HONE(9, default = 0b101);
  uint32_t j HONE(10, default = ~0u);
  int32_t k HONE(11, default = RED | 8);
};

// CHECK:      schema default-integer.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: enum color `enum color` "color", uint32
// CHECK-NEXT:   RED = 3
// CHECK-NEXT:   GREEN = 4
// CHECK-EMPTY:
// CHECK-NEXT: message defaults `struct defaults` "defaults", size 56, align 8
// CHECK-NEXT:   field a = 1: int32 `int32_t`, at 0, implicit, default -5
// CHECK-NEXT:   field b = 2: uint64 `uint64_t`, at 8, implicit, default 18446744073709551615
// CHECK-NEXT:   field c = 3: int64 `int64_t`, at 16, implicit, default -9223372036854775808
// CHECK-NEXT:   field d = 4: bool `bool`, at 24, implicit, default 1
// CHECK-NEXT:   field e = 5: enum color `enum color`, at 28, implicit, default 4
// CHECK-NEXT:   field f = 6: uint8 `uint8_t`, at 32, implicit, default 24
// CHECK-NEXT:   field g = 7: int32 `int32_t`, at 36, implicit, default 97
// CHECK-NEXT:   field h = 8: int32 `int32_t`, at 40, implicit, default 10
// CHECK-NEXT:   field i = 9: int32 `int32_t`, at 44, implicit, default 5
// CHECK-NEXT:   field j = 10: uint32 `uint32_t`, at 48, implicit, default 4294967295
// CHECK-NEXT:   field k = 11: int32 `int32_t`, at 52, implicit, default 11
// CHECK-NOT: {{.}}
