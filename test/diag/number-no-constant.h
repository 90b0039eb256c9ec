// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A field's number is known when compiling.

#include <hone/hone.h>

extern int variable;

struct HONE_MESSAGE() m { int32_t x HONE(variable); };

// CHECK: {{.*}}number-no-constant.h:10:42: error: 'variable' is no integer constant (it does not compile as one); write a number
// CHECK-NEXT: struct HONE_MESSAGE() m { int32_t x HONE(variable); };
// CHECK-NEXT:{{^ {43}\^$}}
// CHECK-NOT: error:
