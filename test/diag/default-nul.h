// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Text that ends with a NUL has none inside.

#include <hone/hone.h>

struct HONE_MESSAGE() m { char *a HONE(1, default = "a\0b"); };

// CHECK: {{.*}}default-nul.h:8:43: error: the default of 'a' has a NUL inside, where the text would end; use hone_str
// CHECK-NEXT: struct HONE_MESSAGE() m { char *a HONE(1, default = "a\0b"); };
// CHECK-NEXT:{{^ {44}\^$}}
// CHECK-NOT: error:
