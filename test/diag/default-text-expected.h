// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A text's default is a text.

#include <hone/hone.h>

struct HONE_MESSAGE() m { hone_str a HONE(1, default = "one"); char b[4] HONE(2, default = 5); };

// CHECK: {{.*}}default-text-expected.h:8:82: error: 'default = 5' is no value for 'b'; write a text in quotes
// CHECK-NEXT: struct HONE_MESSAGE() m { hone_str a HONE(1, default = "one"); char b[4] HONE(2, default = 5); };
// CHECK-NEXT:{{^ {83}\^$}}
// CHECK-NOT: error:
