// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// Names on the wire and in JSON may differ from the member's.

#include <hone/hone.h>

struct HONE_MESSAGE() names {
  int32_t a HONE(1, name = "alpha");
  int32_t b HONE(2, json = "beta");
  int32_t c HONE(3, name = "gamma_x", json = "g\303\244mma");
};

// CHECK:      schema field-names.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message names `struct names` "names", size 12, align 4
// CHECK-NEXT:   field a = 1: int32 `int32_t`, at 0, implicit, name "alpha"
// CHECK-NEXT:   field b = 2: int32 `int32_t`, at 4, implicit, json "beta"
// CHECK-NEXT:   field c = 3: int32 `int32_t`, at 8, implicit, name "gamma_x", json "g\303\244mma"
// CHECK-NOT: {{.}}
