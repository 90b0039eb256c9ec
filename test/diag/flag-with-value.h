// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A key that takes no value is written alone.

#include <hone/hone.h>

struct HONE_MESSAGE() m { int32_t x HONE(1, always = 1); };

// CHECK: {{.*}}flag-with-value.h:8:45: error: 'always' takes no value; write it alone
// CHECK-NEXT: struct HONE_MESSAGE() m { int32_t x HONE(1, always = 1); };
// CHECK-NEXT:{{^ {46}\^$}}
// CHECK-NOT: error:
