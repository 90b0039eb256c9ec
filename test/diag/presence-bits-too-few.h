// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A bit-set has a bit for each optional member.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  unsigned bits : 1 HONE_PRESENCE;
  int32_t x HONE(1, optional), y HONE(2, optional);
};

// CHECK: {{.*}}presence-bits-too-few.h:9:12: error: 'bits' has 1 bits for 2 optional members; make it larger
// CHECK-NEXT: unsigned bits : 1 HONE_PRESENCE;
// CHECK-NEXT:{{^ {13}\^$}}
// CHECK-NOT: error:
