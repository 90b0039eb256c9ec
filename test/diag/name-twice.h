// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Fields of flattened structs and arms share the message's names.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  struct { int32_t x HONE(1); } a;
  struct { int32_t x HONE(2); } b;
};

// CHECK: {{.*}}name-twice.h:10:20: error: two fields of this message are called 'x'; rename a member
// CHECK-NEXT: struct { int32_t x HONE(2); } b;
// CHECK-NEXT:{{^ {21}\^$}}
// CHECK-NEXT: {{.*}}name-twice.h:9:20: note: 'x' is here
// CHECK-NEXT: struct { int32_t x HONE(1); } a;
// CHECK-NEXT:{{^ {21}\^$}}
// CHECK-NOT: error:
