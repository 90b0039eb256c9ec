// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A pointer to pointers needs a count.

#include <hone/hone.h>

struct HONE_MESSAGE() m { char **names HONE(1); };

// CHECK: {{.*}}list-without-count.h:8:34: error: 'names': a pointer to pointers is a list and needs a count; add `size_t n_names;` or write `count = ...`
// CHECK-NEXT: struct HONE_MESSAGE() m { char **names HONE(1); };
// CHECK-NEXT:{{^ {35}\^$}}
// CHECK-NOT: error:
