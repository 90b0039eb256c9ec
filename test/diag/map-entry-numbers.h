// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A map's key is 1 and its value 2.

#include <hone/hone.h>

struct HONE_MESSAGE() pair { int32_t key HONE(2), value HONE(1); };
struct HONE_MESSAGE() m { HONE_SEQ(struct pair) a HONE(1, map); };

// CHECK: {{.*}}map-entry-numbers.h:9:49: error: 'a' is a map, whose entry has the numbers 1 for 'key' and 2 for 'value'; give 'pair' these
// CHECK-NEXT: struct HONE_MESSAGE() m { HONE_SEQ(struct pair) a HONE(1, map); };
// CHECK-NEXT:{{^ {50}\^$}}
// CHECK-NOT: error:
