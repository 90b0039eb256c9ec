// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %S/not-there.h -o %t 2>&1 | FileCheck %s
//
// A header that is not there is an error, and nothing is made.

// CHECK: error: cannot read '{{.*}}not-there.h'; is the path right?
// CHECK-NOT: error:
