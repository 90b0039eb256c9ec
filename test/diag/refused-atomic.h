// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Atomic members are refused.

#include <hone/hone.h>

struct HONE_MESSAGE() m { _Atomic int32_t x HONE(1); };

// CHECK: {{.*}}refused-atomic.h:8:43: error: 'x': an atomic member cannot be read and written as a plain value; use the plain type
// CHECK-NEXT: struct HONE_MESSAGE() m { _Atomic int32_t x HONE(1); };
// CHECK-NEXT:{{^ {44}\^$}}
// CHECK-NOT: error:
