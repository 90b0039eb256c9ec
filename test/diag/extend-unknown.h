// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// HONE_EXTEND names a message there is.

#include <hone/hone.h>

struct HONE_EXTEND(nothing) m { int32_t x HONE(1); };

// CHECK: {{.*}}extend-unknown.h:8:20: error: there is no message 'nothing' to extend; name a struct with HONE_MESSAGE()
// CHECK-NEXT: struct HONE_EXTEND(nothing) m { int32_t x HONE(1); };
// CHECK-NEXT:{{^ {21}\^$}}
// CHECK-NOT: error:
