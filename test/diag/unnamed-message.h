// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A message has a name.

#include <hone/hone.h>

struct outer { struct HONE_MESSAGE() { int32_t x HONE(1); } in; };

// CHECK: {{.*}}unnamed-message.h:8:16: error: an unnamed struct cannot be a message; give it a tag or a typedef
// CHECK-NEXT: struct outer { struct HONE_MESSAGE() { int32_t x HONE(1); } in; };
// CHECK-NEXT:{{^ {17}\^$}}
// CHECK-NOT: error:
