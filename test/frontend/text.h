// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// The three forms of text in C; char[N] holds its capacity.

#include <hone/hone.h>

struct HONE_MESSAGE() text {
  hone_str view HONE(1);
  char *pointer HONE(2);
  char array[64] HONE(3);
  const char *constant HONE(4);
  HONE_SEQ(char) sequence HONE(5);
};

// CHECK:      schema text.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message text `struct text` "text", size 120, align 8
// CHECK-NEXT:   field view = 1: text view `hone_str`, at 0, implicit
// CHECK-NEXT:   field pointer = 2: text pointer `char *`, at 16, implicit
// CHECK-NEXT:   field array = 3: text array[64] `char[64]`, at 24, implicit
// CHECK-NEXT:   field constant = 4: text pointer `const char *`, at 88, implicit
// CHECK-NEXT:   field sequence = 5: text sequence {data, size, capacity} `struct { ... }`, at 96, implicit
// CHECK-NOT: {{.}}
