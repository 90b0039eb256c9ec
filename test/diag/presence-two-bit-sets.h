// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// There is one bit-set.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  uint8_t a HONE_PRESENCE, b HONE_PRESENCE;
  int32_t x HONE(1, optional);
};

// CHECK: {{.*}}presence-two-bit-sets.h:9:28: error: 'b' is a second HONE_PRESENCE; one bit-set holds all bits
// CHECK-NEXT: uint8_t a HONE_PRESENCE, b HONE_PRESENCE;
// CHECK-NEXT:{{^ {29}\^$}}
// CHECK-NEXT: {{.*}}presence-two-bit-sets.h:9:11: note: the first one is here
// CHECK-NEXT: uint8_t a HONE_PRESENCE, b HONE_PRESENCE;
// CHECK-NEXT:{{^ {12}\^$}}
// CHECK-NOT: error:
