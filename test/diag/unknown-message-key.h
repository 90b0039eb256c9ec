// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// The keys of messages are not those of fields.

#include <hone/hone.h>

struct HONE_MESSAGE(packed) m { int32_t x HONE(1); };

// CHECK: {{.*}}unknown-message-key.h:8:21: error: HONE_MESSAGE has no option 'packed'; it has: name, ros1, ros2, extensibility, reserved, extensions, message_set, deprecated, optimize, budget
// CHECK-NEXT: struct HONE_MESSAGE(packed) m { int32_t x HONE(1); };
// CHECK-NEXT:{{^ {22}\^$}}
// CHECK-NOT: error:
