// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Only messages are groups.

#include <hone/hone.h>

struct HONE_MESSAGE() m { int32_t a HONE(1, group); };

// CHECK: {{.*}}group-misplaced.h:8:45: error: 'group' does not go with 'a': only messages are groups; drop it
// CHECK-NEXT: struct HONE_MESSAGE() m { int32_t a HONE(1, group); };
// CHECK-NEXT:{{^ {46}\^$}}
// CHECK-NOT: error:
