// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A struct without HONE_MESSAGE is no message.

#include <hone/hone.h>

struct point { int32_t x, y; };

struct HONE_MESSAGE() m { struct point p HONE(1); };

// CHECK: {{.*}}refused-plain-struct.h:10:40: error: 'p': 'struct point' is no message; write `struct HONE_MESSAGE() ...` where it is defined
// CHECK-NEXT: struct HONE_MESSAGE() m { struct point p HONE(1); };
// CHECK-NEXT:{{^ {41}\^$}}
// CHECK-NEXT: {{.*}}refused-plain-struct.h:8:8: note: it is defined here
// CHECK-NEXT: struct point { int32_t x, y; };
// CHECK-NEXT:{{^ {9}\^$}}
// CHECK-NOT: error:
