// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A value without a key is an error, but for the number.

#include <hone/hone.h>

struct HONE_MESSAGE() m { int32_t x HONE(1, 2); };

// CHECK: {{.*}}stray-value.h:8:45: error: HONE has no place for '2'; write `key = 2` (a field's number comes first)
// CHECK-NEXT: struct HONE_MESSAGE() m { int32_t x HONE(1, 2); };
// CHECK-NEXT:{{^ {46}\^$}}
// CHECK-NOT: error:
