// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Two fields of a message have two numbers, those of arms and flattened structs too.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  int32_t a HONE(1);
  int which;
  union { int32_t b HONE(1); int32_t c HONE(2); } HONE_ONEOF(which);
  struct { int32_t d HONE(2); } s;
};

// CHECK: {{.*}}number-twice.h:11:19: error: 'a' and 'b' both have the number 1; give one another
// CHECK-NEXT: union { int32_t b HONE(1); int32_t c HONE(2); } HONE_ONEOF(which);
// CHECK-NEXT:{{^ {20}\^$}}
// CHECK-NEXT: {{.*}}number-twice.h:9:11: note: 'a' is here
// CHECK-NEXT: int32_t a HONE(1);
// CHECK-NEXT:{{^ {12}\^$}}
// CHECK-NEXT: {{.*}}number-twice.h:12:20: error: 'c' and 'd' both have the number 2; give one another
// CHECK-NEXT: struct { int32_t d HONE(2); } s;
// CHECK-NEXT:{{^ {21}\^$}}
// CHECK-NEXT: {{.*}}number-twice.h:11:38: note: 'c' is here
// CHECK-NEXT: union { int32_t b HONE(1); int32_t c HONE(2); } HONE_ONEOF(which);
// CHECK-NEXT:{{^ {39}\^$}}
// CHECK-NOT: error:
