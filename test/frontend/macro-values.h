// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// Values may be macros and constant expressions; numbers too.

#include <hone/hone.h>

#define NUMBER 3
#define SIZE (1 << 4)
enum { BASE = 10 };

struct HONE_MESSAGE() macros {
  int32_t a HONE(NUMBER);
  int32_t b HONE(NUMBER + 1);
  int32_t c HONE(BASE);
  char d[SIZE] HONE(BASE + NUMBER * 2);
  size_t n_e;
  int32_t *e HONE(20, max = sizeof(int) * SIZE);
};

// CHECK:      schema macro-values.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message macros `struct macros` "macros", size 48, align 8
// CHECK-NEXT:   field a = 3: int32 `int32_t`, at 0, implicit
// CHECK-NEXT:   field b = 4: int32 `int32_t`, at 4, implicit
// CHECK-NEXT:   field c = 10: int32 `int32_t`, at 8, implicit
// CHECK-NEXT:   field d = 16: text array[16] `char[16]`, at 12, implicit
// CHECK-NEXT:   field e = 20: list of int32 `int32_t`, at 40, count n_e at 32 `size_t`, max 64
// CHECK-NOT: {{.}}
