// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// A macro that is named like a key does no harm: keys are read as they were written.

#include <hone/hone.h>

#define packed __attribute__((packed))
#define optional 1, 2, 3
#define small char
#define name
#define count 77

struct HONE_MESSAGE() keys {
  size_t used;
  int32_t *a HONE(1, packed, count = used);
  bool has_b;
  int32_t b HONE(2, optional, varint = small);
  int32_t c HONE(3, name = "see");
};

// CHECK:      schema macro-named-like-key.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message keys `struct keys` "keys", size 32, align 8
// CHECK-NEXT:   field a = 1: list of int32 `int32_t`, at 8, count used at 0 `size_t`, packed
// CHECK-NEXT:   field b = 2: int32 `int32_t`, at 20, present by has_b at 16 `bool`, optional, varint small
// CHECK-NEXT:   field c = 3: int32 `int32_t`, at 24, implicit, name "see"
// CHECK-NOT: {{.}}
