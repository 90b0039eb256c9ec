// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// In a packed struct the offsets are those of the compiler.

#include <hone/hone.h>

struct __attribute__((packed)) HONE_MESSAGE() packed_message {
  uint8_t a HONE(1);
  uint32_t b HONE(2);
  double c HONE(3);
};

// CHECK:      schema packed-struct.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message packed_message `struct packed_message` "packed_message", size 13, align 1
// CHECK-NEXT:   field a = 1: uint8 `uint8_t`, at 0, implicit
// CHECK-NEXT:   field b = 2: uint32 `uint32_t`, at 1, implicit
// CHECK-NEXT:   field c = 3: float64 `double`, at 5, implicit
// CHECK-NOT: {{.}}
