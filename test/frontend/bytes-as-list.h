// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// Where packed or unpacked is said, uint8_t are numbers: no bytes.

#include <hone/hone.h>

struct HONE_MESSAGE() list {
  uint8_t array[20] HONE(1, packed);
  size_t n_counted;
  uint8_t *counted HONE(2, unpacked);
  HONE_SEQ(uint8_t) sequence HONE(3, packed);
};

// CHECK:      schema bytes-as-list.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message list `struct list` "list", size 64, align 8
// CHECK-NEXT:   field array = 1: array[20] of uint8 `uint8_t`, at 0, packed
// CHECK-NEXT:   field counted = 2: list of uint8 `uint8_t`, at 32, count n_counted at 24 `size_t`, unpacked
// CHECK-NEXT:   field sequence = 3: sequence of uint8 `uint8_t`, at 40, count sequence.size at 48 `size_t`, capacity sequence.capacity at 56 `size_t`, packed
// CHECK-NOT: {{.}}
