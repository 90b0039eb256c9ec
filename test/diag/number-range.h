// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A field's number is between 1 and 536870911.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  int32_t a HONE(0);
  int32_t b HONE(536870912);
  int32_t c HONE(-1);
};

// CHECK: {{.*}}number-range.h:9:18: error: 0 is no field number; numbers go from 1 to 536870911
// CHECK-NEXT: int32_t a HONE(0);
// CHECK-NEXT:{{^ {19}\^$}}
// CHECK-NEXT: {{.*}}number-range.h:10:18: error: 536870912 is no field number; numbers go from 1 to 536870911
// CHECK-NEXT: int32_t b HONE(536870912);
// CHECK-NEXT:{{^ {19}\^$}}
// CHECK-NEXT: {{.*}}number-range.h:11:18: error: -1 is no field number; numbers go from 1 to 536870911
// CHECK-NEXT: int32_t c HONE(-1);
// CHECK-NEXT:{{^ {19}\^$}}
// CHECK-NOT: error:
