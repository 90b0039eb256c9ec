// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// Every scalar type of C is a field by its width and sign; its spelling is kept.

#include <hone/hone.h>

enum color { RED };

struct HONE_MESSAGE() scalars {
  bool b HONE(1);
  int8_t i8 HONE(2);
  uint8_t u8 HONE(3);
  int16_t i16 HONE(4);
  uint16_t u16 HONE(5);
  int32_t i32 HONE(6);
  uint32_t u32 HONE(7);
  int64_t i64 HONE(8);
  uint64_t u64 HONE(9);
  float f HONE(10);
  double d HONE(11);
  enum color e HONE(12);
  char c HONE(13);
  long l HONE(14);
  unsigned long long ull HONE(15);
  long double ld HONE(16);
  signed char sc HONE(17);
};

// CHECK:      schema scalars.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: enum color `enum color` "color", uint32
// CHECK-NEXT:   RED = 0
// CHECK-EMPTY:
// CHECK-NEXT: message scalars `struct scalars` "scalars", size 112, align 16
// CHECK-NEXT:   field b = 1: bool `bool`, at 0, implicit
// CHECK-NEXT:   field i8 = 2: int8 `int8_t`, at 1, implicit
// CHECK-NEXT:   field u8 = 3: uint8 `uint8_t`, at 2, implicit
// CHECK-NEXT:   field i16 = 4: int16 `int16_t`, at 4, implicit
// CHECK-NEXT:   field u16 = 5: uint16 `uint16_t`, at 6, implicit
// CHECK-NEXT:   field i32 = 6: int32 `int32_t`, at 8, implicit
// CHECK-NEXT:   field u32 = 7: uint32 `uint32_t`, at 12, implicit
// CHECK-NEXT:   field i64 = 8: int64 `int64_t`, at 16, implicit
// CHECK-NEXT:   field u64 = 9: uint64 `uint64_t`, at 24, implicit
// CHECK-NEXT:   field f = 10: float32 `float`, at 32, implicit
// CHECK-NEXT:   field d = 11: float64 `double`, at 40, implicit
// CHECK-NEXT:   field e = 12: enum color `enum color`, at 48, implicit
// CHECK-NEXT:   field c = 13: int8 `char`, at 52, implicit
// CHECK-NEXT:   field l = 14: int64 `long`, at 56, implicit
// CHECK-NEXT:   field ull = 15: uint64 `unsigned long long`, at 64, implicit
// CHECK-NEXT:   field ld = 16: float128 `long double`, at 80, implicit
// CHECK-NEXT:   field sc = 17: int8 `signed char`, at 96, implicit
// CHECK-NOT: {{.}}
