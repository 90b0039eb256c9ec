// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A union is no field.

#include <hone/hone.h>

union u { int32_t a; float b; };

struct HONE_MESSAGE() m { union u x HONE(1); };

// CHECK: {{.*}}refused-union.h:10:35: error: 'x': a union is no field; mark it HONE_ONEOF(which) and number its members
// CHECK-NEXT: struct HONE_MESSAGE() m { union u x HONE(1); };
// CHECK-NEXT:{{^ {36}\^$}}
// CHECK-NOT: error:
