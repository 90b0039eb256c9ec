// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A header that does not parse stops the run with clang's own words; annotations are not looked
// at.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  undeclared x HONE(1);
  int32_t y HONE(1, nonsense);
};

// CHECK: {{.*}}broken-header.h:10:3: error: unknown type name 'undeclared'
// CHECK-NEXT: undeclared x HONE(1);
// CHECK-NEXT:{{^ {4}\^$}}
// CHECK-NOT: error:
