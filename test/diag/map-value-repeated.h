// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A map's value is one value.

#include <hone/hone.h>

struct HONE_MESSAGE() pair { int32_t key HONE(1); HONE_SEQ(int32_t) value HONE(2); };
struct HONE_MESSAGE() m { HONE_SEQ(struct pair) a HONE(1, map); };

// CHECK: {{.*}}map-value-repeated.h:8:69: error: a map's value is one value; put the repeated field into a message
// CHECK-NEXT: struct HONE_MESSAGE() pair { int32_t key HONE(1); HONE_SEQ(int32_t) value HONE(2); };
// CHECK-NEXT:{{^ {70}\^$}}
// CHECK-NOT: error:
