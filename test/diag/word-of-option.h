// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Options with words take one of these.

#include <hone/hone.h>

struct HONE_MESSAGE(extensibility = closed) m {
  hone_str a HONE(1, utf8 = maybe);
  int32_t b HONE(2, varint = tiny);
};

// CHECK: {{.*}}word-of-option.h:9:22: error: 'utf8' cannot be 'maybe'; write `utf8 = check` or `utf8 = trust`
// CHECK-NEXT: hone_str a HONE(1, utf8 = maybe);
// CHECK-NEXT:{{^ {23}\^$}}
// CHECK-NEXT: {{.*}}word-of-option.h:10:21: error: 'varint' cannot be 'tiny'; write `varint = small` or `varint = wide`
// CHECK-NEXT: int32_t b HONE(2, varint = tiny);
// CHECK-NEXT:{{^ {22}\^$}}
// CHECK-NEXT: {{.*}}word-of-option.h:8:21: error: 'extensibility' cannot be 'closed'; write `final`, `appendable` or `mutable`
// CHECK-NEXT: struct HONE_MESSAGE(extensibility = closed) m {
// CHECK-NEXT:{{^ {22}\^$}}
// CHECK-NOT: error:
