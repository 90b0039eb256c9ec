// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A map's key is an integer, a bool or text.

#include <hone/hone.h>

struct HONE_MESSAGE() pair { double key HONE(1); int32_t value HONE(2); };
struct HONE_MESSAGE() m { HONE_SEQ(struct pair) a HONE(1, map); };

// CHECK: {{.*}}map-key-type.h:8:37: error: a map's key is an integer, a bool or text; change its type, or drop `map` at 'a'
// CHECK-NEXT: struct HONE_MESSAGE() pair { double key HONE(1); int32_t value HONE(2); };
// CHECK-NEXT:{{^ {38}\^$}}
// CHECK-NOT: error:
