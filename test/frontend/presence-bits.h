// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// One bit-set holds the presence of the optional members, in order of declaration, least
// significant first; those with a member or pointer of their own take no bit.

#include <hone/hone.h>

struct HONE_MESSAGE() presence {
  uint8_t bits HONE_PRESENCE;
  int32_t a HONE(9, optional);
  int32_t plain HONE(2);
  hone_str b HONE(3, optional);
  int32_t *pointer HONE(4, optional);
  bool there;
  double own HONE(5, optional, presence = there);
  bool c HONE(6, optional);
};

// CHECK:      schema presence-bits.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message presence `struct presence` "presence", size 64, align 8
// CHECK-NEXT:   field a = 9: int32 `int32_t`, at 4, present by bit 0 of bits, optional
// CHECK-NEXT:   field plain = 2: int32 `int32_t`, at 8, implicit
// CHECK-NEXT:   field b = 3: text view `hone_str`, at 16, present by bit 1 of bits, optional
// CHECK-NEXT:   field pointer = 4: pointer to int32 `int32_t`, at 32, present by pointer, optional
// CHECK-NEXT:   field own = 5: float64 `double`, at 48, present by there at 40 `bool`, optional
// CHECK-NEXT:   field c = 6: bool `bool`, at 56, present by bit 2 of bits, optional
// CHECK-NOT: {{.}}
