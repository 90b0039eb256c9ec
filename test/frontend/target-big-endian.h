// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s --target s390x-unknown-linux-gnu | FileCheck %s
//
// The byte order is the target's; its libc need not be installed.

#include <hone/hone.h>

struct HONE_MESSAGE() sizes {
  void *skipped HONE_SKIP;
  uint16_t bits : 3 HONE(1);
  char letter HONE(2);
};

// CHECK:      schema target-big-endian.h, 64-bit big-endian
// CHECK-EMPTY:
// CHECK-NEXT: message sizes `struct sizes` "sizes", size 16, align 8
// CHECK-NEXT:   field bits = 1: uint16 `uint16_t`, at bit 64:3, implicit
// CHECK-NEXT:   field letter = 2: uint8 `char`, at 9, implicit
// CHECK-NOT: {{.}}
