// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A message that is extended keeps unknown fields: that is where extensions are.

#include <hone/hone.h>

struct HONE_MESSAGE(extensions = "100-199") base { int32_t x HONE(1); };
struct HONE_EXTEND(base) set { int32_t a HONE(100); };

// CHECK: {{.*}}extend-keeps-no-unknown.h:9:26: error: 'set' extends 'base', which keeps no unknown fields, where extensions are; add `hone_unknown unknown HONE_UNKNOWN;` to 'base'
// CHECK-NEXT: struct HONE_EXTEND(base) set { int32_t a HONE(100); };
// CHECK-NEXT:{{^ {27}\^$}}
// CHECK-NEXT: {{.*}}extend-keeps-no-unknown.h:8:45: note: 'base' is here
// CHECK-NEXT: struct HONE_MESSAGE(extensions = "100-199") base { int32_t x HONE(1); };
// CHECK-NEXT:{{^ {46}\^$}}
// CHECK-NOT: error:
