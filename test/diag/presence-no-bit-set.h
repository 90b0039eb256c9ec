// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A bit-set is an integer or an array of them.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  float bits HONE_PRESENCE;
  int32_t x HONE(1, optional);
};

// CHECK: {{.*}}presence-no-bit-set.h:9:9: error: 'bits' is no bit-set; make it an unsigned integer, or an array of them
// CHECK-NEXT: float bits HONE_PRESENCE;
// CHECK-NEXT:{{^ {10}\^$}}
// CHECK-NOT: error:
