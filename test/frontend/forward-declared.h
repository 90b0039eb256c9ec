// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// An annotation on a forward declaration holds for the definition; used before it is defined,
// by pointer, a message is the same one.

#include <hone/hone.h>

struct HONE_MESSAGE() later;

struct HONE_MESSAGE() user { struct later *l HONE(1); };

struct later { int32_t x HONE(1); };

// CHECK:      schema forward-declared.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message user `struct user` "user", size 8, align 8
// CHECK-NEXT:   field l = 1: pointer to message later `struct later`, at 0, present by pointer, optional
// CHECK-EMPTY:
// CHECK-NEXT: message later `struct later` "later", size 4, align 4
// CHECK-NEXT:   field x = 1: int32 `int32_t`, at 0, implicit
// CHECK-NOT: {{.}}
