// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// Text behind a pointer may be const: what it points to is the library's.

#include <hone/hone.h>

typedef const char *constant;

struct HONE_MESSAGE() constants {
  const char *name HONE(1);
  size_t n_names;
  const char **names HONE(2);
  constant other HONE(3);
};

// CHECK:      schema const-targets.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message constants `struct constants` "constants", size 32, align 8
// CHECK-NEXT:   field name = 1: text pointer `const char *`, at 0, implicit
// CHECK-NEXT:   field names = 2: list of text pointer `const char *`, at 16, count n_names at 8 `size_t`
// CHECK-NEXT:   field other = 3: text pointer `const char *`, at 24, implicit
// CHECK-NOT: {{.}}
