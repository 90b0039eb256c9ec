// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// T * with a count is a list; char ** is a list of texts.

#include <hone/hone.h>

struct HONE_MESSAGE() item { int32_t x HONE(1); };

struct HONE_MESSAGE() list {
  size_t n_items;
  struct item *items HONE(1);
  size_t n_numbers;
  double *numbers HONE(2, packed);
  size_t n_names;
  char **names HONE(3);
  size_t n_fixed;
  char (*fixed)[16] HONE(4);
};

// CHECK:      schema list.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message item `struct item` "item", size 4, align 4
// CHECK-NEXT:   field x = 1: int32 `int32_t`, at 0, implicit
// CHECK-EMPTY:
// CHECK-NEXT: message list `struct list` "list", size 64, align 8
// CHECK-NEXT:   field items = 1: list of message item `struct item`, at 8, count n_items at 0 `size_t`
// CHECK-NEXT:   field numbers = 2: list of float64 `double`, at 24, count n_numbers at 16 `size_t`, packed
// CHECK-NEXT:   field names = 3: list of text pointer `char *`, at 40, count n_names at 32 `size_t`
// CHECK-NEXT:   field fixed = 4: list of text array[16] `char[16]`, at 56, count n_fixed at 48 `size_t`
// CHECK-NOT: {{.}}
