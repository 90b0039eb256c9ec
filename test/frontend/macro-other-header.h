// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// Annotations may come from macros of another header: whole ones, numbers, and several options
// at once.

#include <hone/hone.h>

#include "Inputs/macros.h"

struct HONE_MESSAGE() macros {
  int32_t a FIELD(1);
  int32_t b FIELD(2, zigzag);
  hone_str c HONE(3, BRIEF);
  hone_str d HONE(NUMBER_OF_ID, BRIEF, key);
};

// CHECK:      schema macro-other-header.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message macros `struct macros` "macros", size 40, align 8
// CHECK-NEXT:   field a = 1: int32 `int32_t`, at 0, implicit
// CHECK-NEXT:   field b = 2: int32 `int32_t`, at 4, implicit, zigzag
// CHECK-NEXT:   field c = 3: text view `hone_str`, at 8, implicit, deprecated, max 12
// CHECK-NEXT:   field d = 4: text view `hone_str`, at 24, implicit, key, deprecated, max 12
// CHECK-NOT: {{.}}
