// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A field's number is no text.

#include <hone/hone.h>

struct HONE_MESSAGE() m { int32_t x HONE("one"); };

// CHECK: {{.*}}number-text.h:8:42: error: '"one"' is no integer constant (it is a text); write a number
// CHECK-NEXT: struct HONE_MESSAGE() m { int32_t x HONE("one"); };
// CHECK-NEXT:{{^ {43}\^$}}
// CHECK-NOT: error:
