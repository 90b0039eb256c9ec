// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// n_x, num_x, x_count and x_size are counts of x, before or behind it, of any integer type.

#include <hone/hone.h>

struct HONE_MESSAGE() counts {
  size_t n_a;
  int32_t *a HONE(1);
  uint16_t num_b;
  int32_t *b HONE(2);
  int32_t *c HONE(3);
  int c_count;
  int32_t *d HONE(4);
  uint64_t d_size;
};

// CHECK:      schema count-conventions.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message counts `struct counts` "counts", size 64, align 8
// CHECK-NEXT:   field a = 1: list of int32 `int32_t`, at 8, count n_a at 0 `size_t`
// CHECK-NEXT:   field b = 2: list of int32 `int32_t`, at 24, count num_b at 16 `uint16_t`
// CHECK-NEXT:   field c = 3: list of int32 `int32_t`, at 32, count c_count at 40 `int`
// CHECK-NEXT:   field d = 4: list of int32 `int32_t`, at 48, count d_size at 56 `uint64_t`
// CHECK-NOT: {{.}}
