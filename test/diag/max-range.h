// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// `max` leaves room.

#include <hone/hone.h>

struct HONE_MESSAGE() m { hone_str a HONE(1, max = 0); };

// CHECK: {{.*}}max-range.h:8:46: error: 'max = 0' leaves no room; write 1 or more
// CHECK-NEXT: struct HONE_MESSAGE() m { hone_str a HONE(1, max = 0); };
// CHECK-NEXT:{{^ {47}\^$}}
// CHECK-NOT: error:
