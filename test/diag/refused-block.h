// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t -- -fblocks 2>&1 | FileCheck --strict-whitespace %s
//
// A type that C alone does not have is refused.

#include <hone/hone.h>

struct HONE_MESSAGE() m { void (^x)(void) HONE(1); };

// CHECK: {{.*}}refused-block.h:8:34: error: 'x': a value of this type has no wire form; use another type, or mark the member HONE_SKIP
// CHECK-NEXT: struct HONE_MESSAGE() m { void (^x)(void) HONE(1); };
// CHECK-NEXT:{{^ {35}\^$}}
// CHECK-NOT: error:
