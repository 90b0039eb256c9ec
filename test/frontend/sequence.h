// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// HONE_SEQ is a list with its count and capacity in one struct.

#include <hone/hone.h>

struct HONE_MESSAGE() item { int32_t x HONE(1); };

struct HONE_MESSAGE() sequences {
  HONE_SEQ(struct item) items HONE(1);
  HONE_SEQ(double) numbers HONE(2, unpacked);
  HONE_SEQ(hone_str) names HONE(3);
  HONE_SEQ(char *) words HONE(4);
};

// CHECK:      schema sequence.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message item `struct item` "item", size 4, align 4
// CHECK-NEXT:   field x = 1: int32 `int32_t`, at 0, implicit
// CHECK-EMPTY:
// CHECK-NEXT: message sequences `struct sequences` "sequences", size 96, align 8
// CHECK-NEXT:   field items = 1: sequence of message item `struct item`, at 0, count items.size at 8 `size_t`, capacity items.capacity at 16 `size_t`
// CHECK-NEXT:   field numbers = 2: sequence of float64 `double`, at 24, count numbers.size at 32 `size_t`, capacity numbers.capacity at 40 `size_t`, unpacked
// CHECK-NEXT:   field names = 3: sequence of text view `hone_str`, at 48, count names.size at 56 `size_t`, capacity names.capacity at 64 `size_t`
// CHECK-NEXT:   field words = 4: sequence of text pointer `char *`, at 72, count words.size at 80 `size_t`, capacity words.capacity at 88 `size_t`
// CHECK-NOT: {{.}}
