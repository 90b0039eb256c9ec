// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// T ** with a count is a list whose elements are blocks of their own.

#include <hone/hone.h>

struct HONE_MESSAGE() item { int32_t x HONE(1); };

struct HONE_MESSAGE() list {
  size_t n_items;
  struct item **items HONE(1);
  size_t n_numbers;
  int64_t **numbers HONE(2);
};

// CHECK:      schema list-of-pointers.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message item `struct item` "item", size 4, align 4
// CHECK-NEXT:   field x = 1: int32 `int32_t`, at 0, implicit
// CHECK-EMPTY:
// CHECK-NEXT: message list `struct list` "list", size 32, align 8
// CHECK-NEXT:   field items = 1: list of pointers to message item `struct item`, at 8, count n_items at 0 `size_t`
// CHECK-NEXT:   field numbers = 2: list of pointers to int64 `int64_t`, at 24, count n_numbers at 16 `size_t`
// CHECK-NOT: {{.}}
