// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// Alignment of structs and members is the compiler's.

#include <hone/hone.h>

struct HONE_MESSAGE() __attribute__((aligned(64))) aligned_message {
  uint8_t a HONE(1);
  _Alignas(16) uint32_t b HONE(2);
};

// CHECK:      schema aligned-struct.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message aligned_message `struct aligned_message` "aligned_message", size 64, align 64
// CHECK-NEXT:   field a = 1: uint8 `uint8_t`, at 0, implicit
// CHECK-NEXT:   field b = 2: uint32 `uint32_t`, at 16, implicit
// CHECK-NOT: {{.}}
