// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A reserved number or name is not used, nor one that is kept for extensions.

#include <hone/hone.h>

struct HONE_MESSAGE(reserved = "2-4, old", extensions = "100-199") m {
  int32_t a HONE(3);
  int32_t old HONE(5);
  int32_t c HONE(100);
};

// CHECK: {{.*}}number-reserved.h:9:11: error: the number 3 of 'a' is reserved in this message; take another
// CHECK-NEXT: int32_t a HONE(3);
// CHECK-NEXT:{{^ {12}\^$}}
// CHECK-NEXT: {{.*}}number-reserved.h:10:11: error: the name "old" is reserved in this message; take another
// CHECK-NEXT: int32_t old HONE(5);
// CHECK-NEXT:{{^ {12}\^$}}
// CHECK-NEXT: {{.*}}number-reserved.h:11:11: error: the number 100 of 'c' is kept for extensions in this message; take another
// CHECK-NEXT: int32_t c HONE(100);
// CHECK-NEXT:{{^ {12}\^$}}
// CHECK-NOT: error:
