// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// What is said about a scalar is kept: zigzag, fixed, always, required, hints.

#include <hone/hone.h>

struct HONE_MESSAGE() options {
  int32_t z HONE(1, zigzag);
  uint64_t f HONE(2, fixed);
  int32_t a HONE(3, always);
  int32_t r HONE(4, required);
  uint32_t s HONE(5, varint = small);
  uint32_t w HONE(6, varint = wide, deprecated);
  hone_str t HONE(7, utf8 = trust, max = 80);
  hone_str c HONE(8, utf8 = check, key, external);
};

// CHECK:      schema scalar-options.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message options `struct options` "options", size 64, align 8
// CHECK-NEXT:   field z = 1: int32 `int32_t`, at 0, implicit, zigzag
// CHECK-NEXT:   field f = 2: uint64 `uint64_t`, at 8, implicit, fixed
// CHECK-NEXT:   field a = 3: int32 `int32_t`, at 16, always, always said
// CHECK-NEXT:   field r = 4: int32 `int32_t`, at 20, always, required
// CHECK-NEXT:   field s = 5: uint32 `uint32_t`, at 24, implicit, varint small
// CHECK-NEXT:   field w = 6: uint32 `uint32_t`, at 28, implicit, deprecated, varint wide
// CHECK-NEXT:   field t = 7: text view `hone_str`, at 32, implicit, utf8 trust, max 80
// CHECK-NEXT:   field c = 8: text view `hone_str`, at 48, implicit, key, external, utf8 check
// CHECK-NOT: {{.}}
