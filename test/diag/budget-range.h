// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A budget is a number of bytes.

#include <hone/hone.h>

struct HONE_MESSAGE(budget = 0) m { int32_t x HONE(1); };

// CHECK: {{.*}}budget-range.h:8:21: error: 'budget = 0' is no number of bytes; write 1 or more
// CHECK-NEXT: struct HONE_MESSAGE(budget = 0) m { int32_t x HONE(1); };
// CHECK-NEXT:{{^ {22}\^$}}
// CHECK-NOT: error:
