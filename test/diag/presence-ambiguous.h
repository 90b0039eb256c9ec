// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A presence member and a bit for one field are an error that names both.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  bool has_a;
  uint8_t bits HONE_PRESENCE;
  int32_t a HONE(1, optional);
};

// CHECK: {{.*}}presence-ambiguous.h:11:11: error: both 'has_a' and a bit of 'bits' could be the presence of 'a'; say which with `presence = has_a`, or remove it
// CHECK-NEXT: int32_t a HONE(1, optional);
// CHECK-NEXT:{{^ {12}\^$}}
// CHECK-NOT: error:
