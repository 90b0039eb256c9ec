// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// A pointer to a scalar is optional where that is said; text may be absent by a NULL pointer.

#include <hone/hone.h>

struct HONE_MESSAGE() pointers {
  int32_t *number HONE(1, optional);
  char *text HONE(2, optional);
  hone_str view HONE(3, optional);
  hone_bytes bytes HONE(4, optional);
  char *plain HONE(5);
};

// CHECK:      schema optional-pointer.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message pointers `struct pointers` "pointers", size 56, align 8
// CHECK-NEXT:   field number = 1: pointer to int32 `int32_t`, at 0, present by pointer, optional
// CHECK-NEXT:   field text = 2: text pointer `char *`, at 8, present by pointer, optional
// CHECK-NEXT:   field view = 3: text view `hone_str`, at 16, present by pointer, optional
// CHECK-NEXT:   field bytes = 4: bytes view `hone_bytes`, at 32, present by pointer, optional
// CHECK-NEXT:   field plain = 5: text pointer `char *`, at 48, implicit
// CHECK-NOT: {{.}}
