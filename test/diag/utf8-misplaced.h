// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// utf8 is for text.

#include <hone/hone.h>

struct HONE_MESSAGE() m { hone_bytes a HONE(1, utf8 = check); };

// CHECK: {{.*}}utf8-misplaced.h:8:48: error: 'utf8' does not go with 'a': only text has it; drop it
// CHECK-NEXT: struct HONE_MESSAGE() m { hone_bytes a HONE(1, utf8 = check); };
// CHECK-NEXT:{{^ {49}\^$}}
// CHECK-NOT: error:
