// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// An explicit count wins over what a convention would find, which must then be skipped.

#include <hone/hone.h>

struct HONE_MESSAGE() counts {
  size_t n_a HONE_SKIP;
  size_t used;
  int32_t *a HONE(1, count = used);
  struct {
    uint8_t length;
    float values[8] HONE(2, count = length);
  } inner;
};

// CHECK:      schema count-option.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message counts `struct counts` "counts", size 64, align 8
// CHECK-NEXT:   field a = 1: list of int32 `int32_t`, at 16, count used at 8 `size_t`
// CHECK-NEXT:   field values = 2: bounded[8] of float32 `float`, path inner.values, at 28, count inner.length at 24 `uint8_t`
// CHECK-NOT: {{.}}
