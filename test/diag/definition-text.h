// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A definition is a text.

#include <hone/hone.h>

struct HONE_MESSAGE() HONE_DEFINITION(float32 x) m { int32_t x HONE(1); };

// CHECK: {{.*}}definition-text.h:8:23: error: HONE_DEFINITION needs the text of the .msg file; write HONE_DEFINITION("...")
// CHECK-NEXT: struct HONE_MESSAGE() HONE_DEFINITION(float32 x) m { int32_t x HONE(1); };
// CHECK-NEXT:{{^ {24}\^$}}
// CHECK-NOT: error:
