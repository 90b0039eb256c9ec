// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// The place is that of the key, on whatever line of the annotation it stands.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  int32_t x HONE(1,
                 alway);
};

// CHECK: {{.*}}key-on-next-line.h:10:18: error: HONE has no option 'alway'; did you mean 'always'?
// CHECK-NEXT: alway);
// CHECK-NEXT:{{^ {19}\^$}}
// CHECK-NOT: error:
