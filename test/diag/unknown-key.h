// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A key that no annotation has is an error, with the one that was meant.

#include <hone/hone.h>

struct HONE_MESSAGE() m { int32_t x HONE(1, optionl); };

// CHECK: {{.*}}unknown-key.h:8:45: error: HONE has no option 'optionl'; did you mean 'optional'?
// CHECK-NEXT: struct HONE_MESSAGE() m { int32_t x HONE(1, optionl); };
// CHECK-NEXT:{{^ {46}\^$}}
// CHECK-NOT: error:
