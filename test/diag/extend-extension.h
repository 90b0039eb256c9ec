// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Extensions are of messages.

#include <hone/hone.h>

struct HONE_MESSAGE(extensions = "1-9") base { int32_t x HONE(10); };
struct HONE_EXTEND(base) one { int32_t x HONE(1); };
struct HONE_EXTEND(one) two { int32_t x HONE(1); };

// CHECK: {{.*}}extend-extension.h:10:20: error: 'one' is a set of extensions itself; name the message that it extends
// CHECK-NEXT: struct HONE_EXTEND(one) two { int32_t x HONE(1); };
// CHECK-NEXT:{{^ {21}\^$}}
// CHECK-NOT: error:
