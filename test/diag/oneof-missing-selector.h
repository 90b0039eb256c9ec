// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// The selector is a member beside the union.

#include <hone/hone.h>

struct HONE_MESSAGE() m { union { int32_t a HONE(1); } HONE_ONEOF(which); };

// CHECK: {{.*}}oneof-missing-selector.h:8:67: error: there is no member 'which'; HONE_ONEOF names an integer or enum member beside the union
// CHECK-NEXT: struct HONE_MESSAGE() m { union { int32_t a HONE(1); } HONE_ONEOF(which); };
// CHECK-NEXT:{{^ {68}\^$}}
// CHECK-NOT: error:
