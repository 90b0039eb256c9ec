// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Messages and lists have no default.

#include <hone/hone.h>

struct HONE_MESSAGE() inner { int32_t x HONE(1); };

struct HONE_MESSAGE() m {
  int32_t a[2] HONE(1, default = 1);
  struct inner b HONE(2, default = "x");
};

// CHECK: {{.*}}default-misplaced.h:11:24: error: 'a' cannot have a default: only numbers, bools, enums, text and bytes can; drop it
// CHECK-NEXT: int32_t a[2] HONE(1, default = 1);
// CHECK-NEXT:{{^ {25}\^$}}
// CHECK-NEXT: {{.*}}default-misplaced.h:12:26: error: 'b' cannot have a default: only numbers, bools, enums, text and bytes can; drop it
// CHECK-NEXT: struct inner b HONE(2, default = "x");
// CHECK-NEXT:{{^ {27}\^$}}
// CHECK-NOT: error:
