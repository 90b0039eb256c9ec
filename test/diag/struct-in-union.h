// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A union's arms are its members; a struct inside is a message.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  int which;
  union { struct { int32_t x HONE(1); int32_t y HONE(2); }; } HONE_ONEOF(which);
};

// CHECK: {{.*}}struct-in-union.h:10:11: error: a struct inside of a union cannot be flattened; make it a message with a tag and HONE_MESSAGE(), and give it a number
// CHECK-NEXT: union { struct { int32_t x HONE(1); int32_t y HONE(2); }; } HONE_ONEOF(which);
// CHECK-NEXT:{{^ {12}\^$}}
// CHECK-NOT: error:
