// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// An include that is not found stops the run.

#include <hone/hone.h>

#include "not-there.h"

struct HONE_MESSAGE() m { int32_t x HONE(1); };

// CHECK: {{.*}}missing-include.h:8:10: error: 'not-there.h' file not found
// CHECK-NEXT: #include "not-there.h"
// CHECK-NEXT:{{^ {11}\^$}}
// CHECK-NOT: error:
