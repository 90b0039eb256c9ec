// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// zigzag, fixed and varint are for integers, zigzag for signed ones.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  uint32_t a HONE(1, zigzag);
  int32_t b HONE(2, zigzag, fixed);
  float c HONE(3, fixed);
  hone_str d HONE(4, varint = small);
};

// CHECK: {{.*}}integer-options-misplaced.h:9:22: error: 'zigzag' does not go with 'a': only signed integers have it; drop it
// CHECK-NEXT: uint32_t a HONE(1, zigzag);
// CHECK-NEXT:{{^ {23}\^$}}
// CHECK-NEXT: {{.*}}integer-options-misplaced.h:10:29: error: 'fixed' does not go with 'b': it is `zigzag` already; keep one
// CHECK-NEXT: int32_t b HONE(2, zigzag, fixed);
// CHECK-NEXT:{{^ {30}\^$}}
// CHECK-NEXT: {{.*}}integer-options-misplaced.h:11:19: error: 'fixed' does not go with 'c': only integers have it; drop it
// CHECK-NEXT: float c HONE(3, fixed);
// CHECK-NEXT:{{^ {20}\^$}}
// CHECK-NEXT: {{.*}}integer-options-misplaced.h:12:22: error: 'varint' does not go with 'd': only integers and enums have it; drop it
// CHECK-NEXT: hone_str d HONE(4, varint = small);
// CHECK-NEXT:{{^ {23}\^$}}
// CHECK-NOT: error:
