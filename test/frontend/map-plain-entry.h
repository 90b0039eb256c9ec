// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// The entry of a map needs no annotations: key is 1 and value is 2.

#include <hone/hone.h>

typedef struct pair { int64_t key; double value; } pair;

struct HONE_MESSAGE() table {
  HONE_SEQ(pair) pairs HONE(1, map);
};

// CHECK:      schema map-plain-entry.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message table `struct table` "table", size 24, align 8
// CHECK-NEXT:   field pairs = 1: sequence of message pair `pair`, at 0, count pairs.size at 8 `size_t`, capacity pairs.capacity at 16 `size_t`, map
// CHECK-EMPTY:
// CHECK-NEXT: message pair `pair` "pair", size 16, align 8, map entry
// CHECK-NEXT:   field key = 1: int64 `int64_t`, at 0, implicit
// CHECK-NEXT:   field value = 2: float64 `double`, at 8, implicit
// CHECK-NOT: {{.}}
