// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// A set of extensions names its message, by tag, typedef or generated name, which may come
// later.

#include <hone/hone.h>

struct HONE_EXTEND(struct base) early { int32_t e HONE(100); };

typedef struct HONE_MESSAGE(extensions = "100-199, 1000-max") base { int32_t x HONE(1); } Base_t;

typedef struct HONE_EXTEND(Base) more {
  bool has_m;
  int32_t m HONE(150);
} more;

// CHECK:      schema extend.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message early `struct early` "early", size 4, align 4
// CHECK-NEXT:   extends Base
// CHECK-NEXT:   field e = 100: int32 `int32_t`, at 0, implicit
// CHECK-EMPTY:
// CHECK-NEXT: message Base `Base_t` "Base", size 4, align 4
// CHECK-NEXT:   extensions 100 to 199
// CHECK-NEXT:   extensions 1000 to 536870911
// CHECK-NEXT:   field x = 1: int32 `int32_t`, at 0, implicit
// CHECK-EMPTY:
// CHECK-NEXT: message more `more` "more", size 8, align 4
// CHECK-NEXT:   extends Base
// CHECK-NEXT:   field m = 150: int32 `int32_t`, at 4, present by has_m at 0 `bool`, optional
// CHECK-NOT: {{.}}
