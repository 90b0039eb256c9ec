// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A struct cannot contain itself: the compiler says so, and nothing is made.

#include <hone/hone.h>

struct HONE_MESSAGE() m { struct m inside HONE(1); };

// CHECK: {{.*}}recursion-by-value.h:8:36: error: field has incomplete type 'struct m'
// CHECK-NEXT: struct HONE_MESSAGE() m { struct m inside HONE(1); };
// CHECK-NEXT:{{^ {37}\^$}}
// CHECK-NEXT: {{.*}}recursion-by-value.h:8:23: note: definition of 'struct m' is not complete until the closing '}'
// CHECK-NEXT: struct HONE_MESSAGE() m { struct m inside HONE(1); };
// CHECK-NEXT:{{^ {24}\^$}}
// CHECK-NOT: error:
