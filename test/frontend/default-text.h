// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// Defaults of text and bytes: escapes, joined literals, macros, NULs where the type can hold
// them.

#include <hone/hone.h>

#define NAME "world"

struct HONE_MESSAGE() defaults {
  hone_str a HONE(1, default = "hello, " NAME);
  char b[16] HONE(2, default = "tab\there \"x\"");
  char *c HONE(3, default = "comma, (paren");
  hone_bytes d HONE(4, default = "\001\x02\0z");
  uint8_t e[3] HONE(5, default = "abc");
  hone_str f HONE(6, default = "\u00e9\U0001f600");
  hone_str g HONE(7, default = "");
};

// CHECK:      schema default-text.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message defaults `struct defaults` "defaults", size 96, align 8
// CHECK-NEXT:   field a = 1: text view `hone_str`, at 0, implicit, default "hello, world"
// CHECK-NEXT:   field b = 2: text array[16] `char[16]`, at 16, implicit, default "tab\011here \"x\""
// CHECK-NEXT:   field c = 3: text pointer `char *`, at 32, implicit, default "comma, (paren"
// CHECK-NEXT:   field d = 4: bytes view `hone_bytes`, at 40, implicit, default "\001\002\000z"
// CHECK-NEXT:   field e = 5: bytes array[3] `uint8_t[3]`, at 56, always, default "abc"
// CHECK-NEXT:   field f = 6: text view `hone_str`, at 64, implicit, default "\303\251\360\237\230\200"
// CHECK-NEXT:   field g = 7: text view `hone_str`, at 80, implicit, default ""
// CHECK-NOT: {{.}}
