// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// The member that keeps unknown fields.

#include <hone/hone.h>

struct HONE_MESSAGE() keeping {
  int32_t a HONE(1);
  hone_unknown rest HONE_UNKNOWN;
};

// CHECK:      schema unknown-fields.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message keeping `struct keeping` "keeping", size 32, align 8
// CHECK-NEXT:   field a = 1: int32 `int32_t`, at 0, implicit
// CHECK-NEXT:   unknown rest at 8
// CHECK-NOT: {{.}}
