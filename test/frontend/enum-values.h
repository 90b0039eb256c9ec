// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// Enumerators keep their values at the ends of what the integer type can hold.

#include <hone/hone.h>

enum low { LOWEST = -2147483647 - 1, HIGHEST = 2147483647 };
enum wide { WIDE = 0xffffffffffffffff };
enum negative { LEAST = -9223372036854775807 - 1 };

struct HONE_MESSAGE() values {
  enum low low HONE(1);
  enum wide wide HONE(2);
  enum negative negative HONE(3, default = LEAST);
};

// CHECK:      schema enum-values.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: enum low `enum low` "low", int32
// CHECK-NEXT:   LOWEST = -2147483648
// CHECK-NEXT:   HIGHEST = 2147483647
// CHECK-EMPTY:
// CHECK-NEXT: enum wide `enum wide` "wide", uint64
// CHECK-NEXT:   WIDE = 18446744073709551615
// CHECK-EMPTY:
// CHECK-NEXT: enum negative `enum negative` "negative", int64
// CHECK-NEXT:   LEAST = -9223372036854775808
// CHECK-EMPTY:
// CHECK-NEXT: message values `struct values` "values", size 24, align 8
// CHECK-NEXT:   field low = 1: enum low `enum low`, at 0, implicit
// CHECK-NEXT:   field wide = 2: enum wide `enum wide`, at 8, implicit
// CHECK-NEXT:   field negative = 3: enum negative `enum negative`, at 16, implicit, default -9223372036854775808
// CHECK-NOT: {{.}}
