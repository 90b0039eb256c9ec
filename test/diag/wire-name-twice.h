// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Two fields of a message have two names on the wire.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  int32_t a HONE(1, name = "b");
  int32_t b HONE(2);
};

// CHECK: {{.*}}wire-name-twice.h:10:11: error: two fields of this message have the name "b"; change one `name`
// CHECK-NEXT: int32_t b HONE(2);
// CHECK-NEXT:{{^ {12}\^$}}
// CHECK-NEXT: {{.*}}wire-name-twice.h:9:11: note: 'a' is here
// CHECK-NEXT: int32_t a HONE(1, name = "b");
// CHECK-NEXT:{{^ {12}\^$}}
// CHECK-NOT: error:
