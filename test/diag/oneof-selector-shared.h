// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Two oneofs have two selectors.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  int which;
  union { int32_t a HONE(1); } x HONE_ONEOF(which);
  union { int32_t b HONE(2); } y HONE_ONEOF(which);
};

// CHECK: {{.*}}oneof-selector-shared.h:11:32: error: 'which' is the selector of 'x' already and cannot be the selector of 'y' too; give each a member of its own
// CHECK-NEXT: union { int32_t b HONE(2); } y HONE_ONEOF(which);
// CHECK-NEXT:{{^ {33}\^$}}
// CHECK-NEXT: {{.*}}oneof-selector-shared.h:10:32: note: 'x' is here
// CHECK-NEXT: union { int32_t a HONE(1); } x HONE_ONEOF(which);
// CHECK-NEXT:{{^ {33}\^$}}
// CHECK-NOT: error:
