// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Only one of optional, required and always holds.

#include <hone/hone.h>

struct HONE_MESSAGE() m { bool has_a; int32_t a HONE(1, optional, required); };

// CHECK: {{.*}}presence-contradiction.h:8:47: error: 'a': only one of 'optional', 'required' and 'always' can hold; keep one
// CHECK-NEXT: struct HONE_MESSAGE() m { bool has_a; int32_t a HONE(1, optional, required); };
// CHECK-NEXT:{{^ {48}\^$}}
// CHECK-NOT: error:
