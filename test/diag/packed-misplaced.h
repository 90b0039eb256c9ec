// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Only repeated numbers are packed, and not both ways.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  int32_t a HONE(1, packed);
  hone_str b[2] HONE(2, unpacked);
  int32_t c[2] HONE(3, packed, unpacked);
};

// CHECK: {{.*}}packed-misplaced.h:9:21: error: 'packed' does not go with 'a': only repeated numbers, bools and enums are packed; drop it
// CHECK-NEXT: int32_t a HONE(1, packed);
// CHECK-NEXT:{{^ {22}\^$}}
// CHECK-NEXT: {{.*}}packed-misplaced.h:10:25: error: 'unpacked' does not go with 'b': only repeated numbers, bools and enums are packed; drop it
// CHECK-NEXT: hone_str b[2] HONE(2, unpacked);
// CHECK-NEXT:{{^ {26}\^$}}
// CHECK-NEXT: {{.*}}packed-misplaced.h:11:32: error: 'unpacked' does not go with 'c': it is `packed` already; keep one
// CHECK-NEXT: int32_t c[2] HONE(3, packed, unpacked);
// CHECK-NEXT:{{^ {33}\^$}}
// CHECK-NOT: error:
