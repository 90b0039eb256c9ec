// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A key that is near to none is answered with those there are.

#include <hone/hone.h>

enum HONE_ENUM(colour) e { A };

// CHECK: {{.*}}unknown-key-far.h:8:16: error: HONE_ENUM has no option 'colour'; it has: name, prefix, closed, reserved, deprecated, bits, mask
// CHECK-NEXT: enum HONE_ENUM(colour) e { A };
// CHECK-NEXT:{{^ {17}\^$}}
// CHECK-NOT: error:
