// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// A member declared by typeof has the type that it stands for.

#include <hone/hone.h>

extern int32_t model;

struct HONE_MESSAGE() typed {
  __typeof__(model) a HONE(1);
  __typeof__(model) b[2] HONE(2);
};

// CHECK:      schema typeof-types.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message typed `struct typed` "typed", size 12, align 4
// CHECK-NEXT:   field a = 1: int32 `int`, at 0, implicit
// CHECK-NEXT:   field b = 2: array[2] of int32 `int`, at 4
// CHECK-NOT: {{.}}
