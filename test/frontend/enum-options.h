// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// Options of enums and of enumerators: names, prefix, closed, bits, mask.

#include <hone/hone.h>

HONE_FILE(package = "colors")

enum HONE_ENUM(prefix = "COLOR_", closed) color {
  COLOR_NONE,
  COLOR_RED HONE_VALUE(name = "rouge") = 5,
  COLOR_BLUE HONE_VALUE(deprecated),
  OTHER_GREEN = 7,
};

typedef enum HONE_ENUM(name = "Flags", bits = 4, mask) { FLAG_A = 1, FLAG_B = 2 } flags_t;

struct HONE_MESSAGE() painted {
  enum color color HONE(1);
  flags_t flags HONE(2);
};

// CHECK:      schema enum-options.h, 64-bit little-endian
// CHECK-NEXT: package colors
// CHECK-EMPTY:
// CHECK-NEXT: enum color `enum color` "colors.color", uint32, closed
// CHECK-NEXT:   COLOR_NONE = 0, name "NONE"
// CHECK-NEXT:   COLOR_RED = 5, name "rouge"
// CHECK-NEXT:   COLOR_BLUE = 6, name "BLUE", deprecated
// CHECK-NEXT:   OTHER_GREEN = 7
// CHECK-EMPTY:
// CHECK-NEXT: enum flags `flags_t` "colors.Flags", uint32, mask, bits 4
// CHECK-NEXT:   FLAG_A = 1
// CHECK-NEXT:   FLAG_B = 2
// CHECK-EMPTY:
// CHECK-NEXT: message painted `struct painted` "colors.painted", size 8, align 4
// CHECK-NEXT:   field color = 1: enum color `enum color`, at 0, implicit
// CHECK-NEXT:   field flags = 2: enum flags `flags_t`, at 4, implicit
// CHECK-NOT: {{.}}
