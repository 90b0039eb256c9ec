// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// A message declared inside of another is a message like any.

#include <hone/hone.h>

struct HONE_MESSAGE() outer {
  struct HONE_MESSAGE() inner { int32_t x HONE(1); } a HONE(1);
  struct inner b HONE(2);
};

// CHECK:      schema nested-declaration.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message outer `struct outer` "outer", size 8, align 4
// CHECK-NEXT:   field a = 1: message inner `struct inner`, at 0, always
// CHECK-NEXT:   field b = 2: message inner `struct inner`, at 4, always
// CHECK-EMPTY:
// CHECK-NEXT: message inner `struct inner` "inner", size 4, align 4
// CHECK-NEXT:   field x = 1: int32 `int32_t`, at 0, implicit
// CHECK-NOT: {{.}}
