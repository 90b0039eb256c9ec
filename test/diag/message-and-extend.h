// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A struct is a message or a set of extensions.

#include <hone/hone.h>

struct HONE_MESSAGE() base { int32_t x HONE(1); };
struct HONE_MESSAGE() HONE_EXTEND(base) m { int32_t x HONE(1); };

// CHECK: {{.*}}message-and-extend.h:9:23: error: a struct is a message or a set of extensions, not both; remove HONE_MESSAGE or HONE_EXTEND
// CHECK-NEXT: struct HONE_MESSAGE() HONE_EXTEND(base) m { int32_t x HONE(1); };
// CHECK-NEXT:{{^ {24}\^$}}
// CHECK-NOT: error:
