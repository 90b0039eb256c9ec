// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// HONE_ONEOF names the selector.

#include <hone/hone.h>

struct HONE_MESSAGE() m { union { int32_t a HONE(1); } HONE_ONEOF(); };

// CHECK: {{.*}}oneof-no-selector.h:8:56: error: HONE_ONEOF needs the member that says which arm is there; write `HONE_ONEOF(which)`
// CHECK-NEXT: struct HONE_MESSAGE() m { union { int32_t a HONE(1); } HONE_ONEOF(); };
// CHECK-NEXT:{{^ {57}\^$}}
// CHECK-NOT: error:
