// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// An unnamed union that nothing was said about is an error.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  int32_t a HONE(1);
  union { int32_t x; float y; };
};

// CHECK: {{.*}}unnamed-union.h:10:3: error: an unnamed union needs HONE_ONEOF(which) behind it, or a name and HONE_SKIP
// CHECK-NEXT: union { int32_t x; float y; };
// CHECK-NEXT:{{^ {4}\^$}}
// CHECK-NOT: error:
