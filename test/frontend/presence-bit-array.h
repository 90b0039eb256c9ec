// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// The bit-set may be an array.

#include <hone/hone.h>

struct HONE_MESSAGE() presence {
  int32_t a HONE(1, optional), b HONE(2, optional);
  uint32_t bits[2] HONE_PRESENCE;
};

// CHECK:      schema presence-bit-array.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message presence `struct presence` "presence", size 16, align 4
// CHECK-NEXT:   field a = 1: int32 `int32_t`, at 0, present by bit 0 of bits, optional
// CHECK-NEXT:   field b = 2: int32 `int32_t`, at 4, present by bit 1 of bits, optional
// CHECK-NOT: {{.}}
