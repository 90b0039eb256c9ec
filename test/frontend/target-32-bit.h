// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s --target armv7-unknown-linux-gnueabihf -- -nostdlibinc -ffreestanding | FileCheck %s
//
// Sizes and offsets are the target's.

#include <hone/hone.h>

struct HONE_MESSAGE() sizes {
  hone_str a HONE(1);
  uint8_t b HONE(2);
  uint64_t c HONE(3);
  long d HONE(4);
  char e HONE(5);
};

// CHECK:      schema target-32-bit.h, 32-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message sizes `struct sizes` "sizes", size 32, align 8
// CHECK-NEXT:   field a = 1: text view `hone_str`, at 0, implicit
// CHECK-NEXT:   field b = 2: uint8 `uint8_t`, at 8, implicit
// CHECK-NEXT:   field c = 3: uint64 `uint64_t`, at 16, implicit
// CHECK-NEXT:   field d = 4: int32 `long`, at 24, implicit
// CHECK-NEXT:   field e = 5: uint8 `char`, at 28, implicit
// CHECK-NOT: {{.}}
