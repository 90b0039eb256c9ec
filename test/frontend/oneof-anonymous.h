// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// The arms of an unnamed union are fields of the message; the selector names the oneof.

#include <hone/hone.h>

struct HONE_MESSAGE() inner { int32_t x HONE(1); };

struct HONE_MESSAGE() choice {
  int which;
  union {
    int32_t number HONE(1);
    hone_str text HONE(2);
    struct inner inner HONE(3);
    struct inner *far HONE(4);
  } HONE_ONEOF(which);
};

// CHECK:      schema oneof-anonymous.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message inner `struct inner` "inner", size 4, align 4
// CHECK-NEXT:   field x = 1: int32 `int32_t`, at 0, implicit
// CHECK-EMPTY:
// CHECK-NEXT: message choice `struct choice` "choice", size 24, align 8
// CHECK-NEXT:   oneof which, selector which at 0 `int`
// CHECK-NEXT:   field number = 1: int32 `int32_t`, at 8, arm of which
// CHECK-NEXT:   field text = 2: text view `hone_str`, at 8, arm of which
// CHECK-NEXT:   field inner = 3: message inner `struct inner`, at 8, arm of which
// CHECK-NEXT:   field far = 4: pointer to message inner `struct inner`, at 8, arm of which
// CHECK-NOT: {{.}}
