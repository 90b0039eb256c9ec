// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// Reserved numbers and names and extension ranges, in one text or several.

#include <hone/hone.h>

struct HONE_MESSAGE(reserved = "2, 9-11, 20 to 29, foo, bar_baz", reserved = 40,
                    extensions = "100-199", extensions = "1000-max") ranges {
  int32_t x HONE(1);
};

// CHECK:      schema ranges.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message ranges `struct ranges` "ranges", size 4, align 4
// CHECK-NEXT:   reserved 2 to 2
// CHECK-NEXT:   reserved 9 to 11
// CHECK-NEXT:   reserved 20 to 29
// CHECK-NEXT:   reserved 40 to 40
// CHECK-NEXT:   reserved "foo"
// CHECK-NEXT:   reserved "bar_baz"
// CHECK-NEXT:   extensions 100 to 199
// CHECK-NEXT:   extensions 1000 to 536870911
// CHECK-NEXT:   field x = 1: int32 `int32_t`, at 0, implicit
// CHECK-NOT: {{.}}
