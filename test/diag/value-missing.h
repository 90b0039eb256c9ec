// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A key that needs a value is not written alone.

#include <hone/hone.h>

struct HONE_MESSAGE() m { hone_str x HONE(1, max); };

// CHECK: {{.*}}value-missing.h:8:46: error: 'max' needs a value; write `max = ...`
// CHECK-NEXT: struct HONE_MESSAGE() m { hone_str x HONE(1, max); };
// CHECK-NEXT:{{^ {47}\^$}}
// CHECK-NOT: error:
