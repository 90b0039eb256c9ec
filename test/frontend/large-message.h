// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// A struct need not be small: arrays of messages by value keep their size.

#include <hone/hone.h>

struct HONE_MESSAGE() cell { int32_t v[100] HONE(1); };

struct HONE_MESSAGE() grid {
  struct cell cells[8][8] HONE(1);
  uint16_t n_free;
  struct cell free[1000] HONE(2);
};

// CHECK:      schema large-message.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message cell `struct cell` "cell", size 400, align 4
// CHECK-NEXT:   field v = 1: array[100] of int32 `int32_t`, at 0
// CHECK-EMPTY:
// CHECK-NEXT: message grid `struct grid` "grid", size 425604, align 4
// CHECK-NEXT:   field cells = 1: array[8][8] of message cell `struct cell`, at 0
// CHECK-NEXT:   field free = 2: bounded[1000] of message cell `struct cell`, at 25604, count n_free at 25600 `uint16_t`
// CHECK-NOT: {{.}}
