// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// Pointers to const are accepted: what they own is the library's.

#include <hone/hone.h>

struct HONE_MESSAGE() item { int32_t x HONE(1); };

struct HONE_MESSAGE() constants {
  const char *name HONE(1);
  size_t n_items;
  const struct item *items HONE(2);
  const struct item *one HONE(3);
};

// CHECK:      schema const-targets.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message item `struct item` "item", size 4, align 4
// CHECK-NEXT:   field x = 1: int32 `int32_t`, at 0, implicit
// CHECK-EMPTY:
// CHECK-NEXT: message constants `struct constants` "constants", size 32, align 8
// CHECK-NEXT:   field name = 1: text pointer `const char *`, at 0, implicit
// CHECK-NEXT:   field items = 2: list of message item `struct item`, at 16, count n_items at 8 `size_t`
// CHECK-NEXT:   field one = 3: pointer to message item `struct item`, at 24, present by pointer, optional
// CHECK-NOT: {{.}}
