// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Overlays are for a later version, and are not passed over in silence.

#include <hone/hone.h>

struct vendor { int32_t x; };
HONE_OVERLAY(struct vendor, name = "a.B")
HONE_MEMBER(struct vendor, x, 1)

// CHECK: {{.*}}overlay.h:9:1: error: overlays are not supported yet; annotate the struct itself with HONE_MESSAGE and HONE
// CHECK-NEXT: HONE_OVERLAY(struct vendor, name = "a.B")
// CHECK-NEXT:{{^ {2}\^$}}
// CHECK-NEXT: {{.*}}overlay.h:10:1: error: overlays are not supported yet; annotate the struct itself with HONE_MESSAGE and HONE
// CHECK-NEXT: HONE_MEMBER(struct vendor, x, 1)
// CHECK-NEXT:{{^ {2}\^$}}
// CHECK-NOT: error:
