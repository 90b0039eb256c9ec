// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Arrays of no elements are refused.

#include <hone/hone.h>

struct HONE_MESSAGE() m { int32_t a HONE(1); int32_t x[0] HONE(2); };

// CHECK: {{.*}}refused-zero-array.h:8:54: error: 'x': an array of no elements is a GNU extension; use a pointer with a count
// CHECK-NEXT: struct HONE_MESSAGE() m { int32_t a HONE(1); int32_t x[0] HONE(2); };
// CHECK-NEXT:{{^ {55}\^$}}
// CHECK-NOT: error:
