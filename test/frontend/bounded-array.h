// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// T[N] with a count holds up to N; max lowers that.

#include <hone/hone.h>

struct HONE_MESSAGE() bounded {
  uint8_t n_a;
  int32_t a[16] HONE(1);
  size_t n_b;
  hone_str b[16] HONE(2, max = 10);
};

// CHECK:      schema bounded-array.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message bounded `struct bounded` "bounded", size 336, align 8
// CHECK-NEXT:   field a = 1: bounded[16] of int32 `int32_t`, at 4, count n_a at 0 `uint8_t`
// CHECK-NEXT:   field b = 2: bounded[16] of text view `hone_str`, at 80, count n_b at 72 `size_t`, max 10
// CHECK-NOT: {{.}}
