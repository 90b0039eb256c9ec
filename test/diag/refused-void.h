// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A pointer to void is refused.

#include <hone/hone.h>

struct HONE_MESSAGE() m { void *x HONE(1, optional); };

// CHECK: {{.*}}refused-void.h:8:33: error: 'x': void says nothing of what is there; use hone_bytes, or a pointer to a type
// CHECK-NEXT: struct HONE_MESSAGE() m { void *x HONE(1, optional); };
// CHECK-NEXT:{{^ {34}\^$}}
// CHECK-NOT: error:
