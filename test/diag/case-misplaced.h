// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Only arms have cases.

#include <hone/hone.h>

struct HONE_MESSAGE() m { int32_t a HONE(1, case = 3); int32_t b HONE(2, case_default); };

// CHECK: {{.*}}case-misplaced.h:8:45: error: 'case' does not go with 'a': only an arm of a oneof has one; drop it
// CHECK-NEXT: struct HONE_MESSAGE() m { int32_t a HONE(1, case = 3); int32_t b HONE(2, case_default); };
// CHECK-NEXT:{{^ {46}\^$}}
// CHECK-NEXT: {{.*}}case-misplaced.h:8:74: error: 'case_default' does not go with 'b': only an arm of a oneof has one; drop it
// CHECK-NEXT: struct HONE_MESSAGE() m { int32_t a HONE(1, case = 3); int32_t b HONE(2, case_default); };
// CHECK-NEXT:{{^ {75}\^$}}
// CHECK-NOT: error:
