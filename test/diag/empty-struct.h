// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A struct without members is refused.

#include <hone/hone.h>

struct HONE_MESSAGE() m {};

// CHECK: {{.*}}empty-struct.h:8:23: error: an empty struct has another size in C++; give it one member with HONE_SKIP
// CHECK-NEXT: struct HONE_MESSAGE() m {};
// CHECK-NEXT:{{^ {24}\^$}}
// CHECK-NOT: error:
