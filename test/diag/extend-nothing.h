// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// HONE_EXTEND names a message.

#include <hone/hone.h>

struct HONE_EXTEND() m { int32_t x HONE(1); };

// CHECK: {{.*}}extend-nothing.h:8:8: error: HONE_EXTEND needs the message that is extended; write `HONE_EXTEND(Message)`
// CHECK-NEXT: struct HONE_EXTEND() m { int32_t x HONE(1); };
// CHECK-NEXT:{{^ {9}\^$}}
// CHECK-NOT: error:
