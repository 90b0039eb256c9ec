// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// A map is a repeated entry of key and value; the entry is marked.

#include <hone/hone.h>

struct HONE_MESSAGE() entry {
  hone_str key HONE(1);
  int32_t value HONE(2);
};

struct HONE_MESSAGE() table {
  size_t n_entries;
  struct entry *entries HONE(1, map);
};

// CHECK:      schema map.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message entry `struct entry` "entry", size 24, align 8, map entry
// CHECK-NEXT:   field key = 1: text view `hone_str`, at 0, implicit
// CHECK-NEXT:   field value = 2: int32 `int32_t`, at 16, implicit
// CHECK-EMPTY:
// CHECK-NEXT: message table `struct table` "table", size 16, align 8
// CHECK-NEXT:   field entries = 1: list of message entry `struct entry`, at 8, count n_entries at 0 `size_t`, map
// CHECK-NOT: {{.}}
