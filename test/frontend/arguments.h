// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s -- -std=c11 -pedantic-errors -Wall -Wextra -Werror -DWIDTH=9 | FileCheck %s
//
// Arguments that make errors of warnings, or set the language, do not disturb.

#include <hone/hone.h>

#pragma once
HONE_FILE(package = "a")

struct HONE_MESSAGE() m {
  int unused_var : WIDTH HONE(1);
};

// CHECK:      schema arguments.h, 64-bit little-endian
// CHECK-NEXT: package a
// CHECK-EMPTY:
// CHECK-NEXT: message m `struct m` "a.m", size 4, align 4
// CHECK-NEXT:   field unused_var = 1: int32 `int`, at bit 0:9, implicit
// CHECK-NOT: {{.}}
