// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Something must say whether an optional value is there.

#include <hone/hone.h>

struct HONE_MESSAGE() m { int32_t a HONE(1, optional); };

// CHECK: {{.*}}optional-without-presence.h:8:35: error: 'a': nothing says whether it is there; add `bool has_a;`, write `presence = ...`, or mark a bit-set HONE_PRESENCE
// CHECK-NEXT: struct HONE_MESSAGE() m { int32_t a HONE(1, optional); };
// CHECK-NEXT:{{^ {36}\^$}}
// CHECK-NOT: error:
