// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Only a message set's extensions have numbers above those of fields.

#include <hone/hone.h>

struct HONE_MESSAGE(extensions = "100-max") base { hone_unknown rest HONE_UNKNOWN; };
struct HONE_EXTEND(base) set { int32_t a HONE(536870911); int32_t b HONE(536870912); };

// CHECK: {{.*}}extend-number-large.h:9:67: error: the number 536870912 of 'b' is no extension of 'base'; add it there: `extensions = "..."`
// CHECK-NEXT: struct HONE_EXTEND(base) set { int32_t a HONE(536870911); int32_t b HONE(536870912); };
// CHECK-NEXT:{{^ {68}\^$}}
// CHECK-NOT: error:
