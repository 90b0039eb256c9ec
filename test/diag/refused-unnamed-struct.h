// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// An unnamed struct is no message.

#include <hone/hone.h>

struct HONE_MESSAGE() m { struct { int32_t a; } x HONE(1); };

// CHECK: {{.*}}refused-unnamed-struct.h:8:49: error: 'x': an unnamed struct cannot be a message; give it a tag and HONE_MESSAGE(), or number its members and not it
// CHECK-NEXT: struct HONE_MESSAGE() m { struct { int32_t a; } x HONE(1); };
// CHECK-NEXT:{{^ {50}\^$}}
// CHECK-NOT: error:
