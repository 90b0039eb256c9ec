// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A set of extensions keeps no unknown fields itself.

#include <hone/hone.h>

struct HONE_MESSAGE(extensions = "100-199") base { hone_unknown rest HONE_UNKNOWN; };
struct HONE_EXTEND(base) set { int32_t a HONE(100); hone_unknown rest HONE_UNKNOWN; };

// CHECK: {{.*}}extend-with-unknown.h:9:26: error: 'set' is a set of extensions, and what it does not know stays with 'base'; remove 'rest'
// CHECK-NEXT: struct HONE_EXTEND(base) set { int32_t a HONE(100); hone_unknown rest HONE_UNKNOWN; };
// CHECK-NEXT:{{^ {27}\^$}}
// CHECK-NOT: error:
