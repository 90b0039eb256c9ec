// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Names are texts.

#include <hone/hone.h>

struct HONE_MESSAGE() m { int32_t x HONE(1, name = x); };

// CHECK: {{.*}}text-expected.h:8:45: error: 'name' needs a text; write `name = "..."`
// CHECK-NEXT: struct HONE_MESSAGE() m { int32_t x HONE(1, name = x); };
// CHECK-NEXT:{{^ {46}\^$}}
// CHECK-NOT: error:
