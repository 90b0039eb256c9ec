// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// The selector is an integer or an enum.

#include <hone/hone.h>

struct HONE_MESSAGE() m { float which HONE_SKIP; union { int32_t a HONE(1); } HONE_ONEOF(which); };

// CHECK: {{.*}}oneof-selector-type.h:8:90: error: 'which' is no integer and no enum; a oneof's selector is one
// CHECK-NEXT: struct HONE_MESSAGE() m { float which HONE_SKIP; union { int32_t a HONE(1); } HONE_ONEOF(which); };
// CHECK-NEXT:{{^ {91}\^$}}
// CHECK-NOT: error:
