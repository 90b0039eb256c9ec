// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// has_x says whether x is there, and makes it optional. Any integer does.

#include <hone/hone.h>

struct HONE_MESSAGE() inner { int32_t x HONE(1); };

struct HONE_MESSAGE() presence {
  bool has_a;
  int32_t a HONE(1);
  int has_b;
  char b[8] HONE(2);
  unsigned has_c : 1, has_d : 1;
  struct inner c HONE(3);
  uint8_t d[4] HONE(4, optional);
};

// CHECK:      schema presence-convention.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message inner `struct inner` "inner", size 4, align 4
// CHECK-NEXT:   field x = 1: int32 `int32_t`, at 0, implicit
// CHECK-EMPTY:
// CHECK-NEXT: message presence `struct presence` "presence", size 32, align 4
// CHECK-NEXT:   field a = 1: int32 `int32_t`, at 4, present by has_a at 0 `bool`, optional
// CHECK-NEXT:   field b = 2: text array[8] `char[8]`, at 12, present by has_b at 8 `int`, optional
// CHECK-NEXT:   field c = 3: message inner `struct inner`, at 24, present by has_c at bit 160:1 `unsigned int`, optional
// CHECK-NEXT:   field d = 4: bytes array[4] `uint8_t[4]`, at 28, present by has_d at bit 161:1 `unsigned int`, optional
// CHECK-NOT: {{.}}
