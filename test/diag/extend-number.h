// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// An extension's number is in a range that the message keeps for them.

#include <hone/hone.h>

struct HONE_MESSAGE(extensions = "100-199") base { int32_t x HONE(1); };
struct HONE_EXTEND(base) m { int32_t a HONE(100); int32_t b HONE(200); };

// CHECK: {{.*}}extend-number.h:9:59: error: the number 200 of 'b' is no extension of 'base'; add it there: `extensions = "..."`
// CHECK-NEXT: struct HONE_EXTEND(base) m { int32_t a HONE(100); int32_t b HONE(200); };
// CHECK-NEXT:{{^ {60}\^$}}
// CHECK-NOT: error:
