// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A has_x beside something that has no use for it is an error that says why.

#include <hone/hone.h>

struct HONE_MESSAGE() inner { int32_t x HONE(1); };

struct HONE_MESSAGE() m {
  bool has_a, has_b, has_c, has_d;
  struct inner *a HONE(1);
  float b[3] HONE(2);
  int32_t c HONE(3, required);
  int which;
  union { int32_t d HONE(4); } HONE_ONEOF(which);
};

// CHECK: {{.*}}presence-useless.h:12:17: error: 'has_a' looks like the presence of 'a', but NULL says it; remove it, or mark it HONE_SKIP
// CHECK-NEXT: struct inner *a HONE(1);
// CHECK-NEXT:{{^ {18}\^$}}
// CHECK-NEXT: {{.*}}presence-useless.h:13:9: error: 'has_b' looks like the presence of 'b', but a repeated field has a count; remove it, or mark it HONE_SKIP
// CHECK-NEXT: float b[3] HONE(2);
// CHECK-NEXT:{{^ {10}\^$}}
// CHECK-NEXT: {{.*}}presence-useless.h:14:11: error: 'has_c' looks like the presence of 'c', but that is always written; remove it, or mark it HONE_SKIP
// CHECK-NEXT: int32_t c HONE(3, required);
// CHECK-NEXT:{{^ {12}\^$}}
// CHECK-NEXT: {{.*}}presence-useless.h:16:19: error: 'has_d' looks like the presence of 'd', but the selector says it; remove it, or mark it HONE_SKIP
// CHECK-NEXT: union { int32_t d HONE(4); } HONE_ONEOF(which);
// CHECK-NEXT:{{^ {20}\^$}}
// CHECK-NOT: error:
