// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// An arm that nothing was said about is an error, like any member.

#include <hone/hone.h>

struct HONE_MESSAGE() m { int which; union { int32_t a HONE(1); float b; } HONE_ONEOF(which); };

// CHECK: {{.*}}oneof-arm-not-annotated.h:8:71: error: 'b' is not serialized, and nothing refers to it; write HONE(...), or HONE_SKIP to leave it out
// CHECK-NEXT: struct HONE_MESSAGE() m { int which; union { int32_t a HONE(1); float b; } HONE_ONEOF(which); };
// CHECK-NEXT:{{^ {72}\^$}}
// CHECK-NOT: error:
