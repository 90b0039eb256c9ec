// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A member with a role of its own cannot count.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  size_t field HONE(1), skipped HONE_SKIP, bits HONE_PRESENCE;
  int32_t *a HONE(2, count = field);
  int32_t *b HONE(3, count = skipped);
  int32_t *c HONE(4, count = bits);
  int which;
  union { int32_t arm; int32_t e HONE(6); } HONE_ONEOF(which);
  int32_t *d HONE(5, count = arm);
};

// CHECK: {{.*}}count-not-free.h:10:12: error: 'field' cannot be the count of 'a': it is a field of its own; remove its HONE(...)
// CHECK-NEXT: int32_t *a HONE(2, count = field);
// CHECK-NEXT:{{^ {13}\^$}}
// CHECK-NEXT: {{.*}}count-not-free.h:9:10: note: 'field' is here
// CHECK-NEXT: size_t field HONE(1), skipped HONE_SKIP, bits HONE_PRESENCE;
// CHECK-NEXT:{{^ {11}\^$}}
// CHECK-NEXT: {{.*}}count-not-free.h:11:12: error: 'skipped' cannot be the count of 'b': it is marked HONE_SKIP; remove that
// CHECK-NEXT: int32_t *b HONE(3, count = skipped);
// CHECK-NEXT:{{^ {13}\^$}}
// CHECK-NEXT: {{.*}}count-not-free.h:9:25: note: 'skipped' is here
// CHECK-NEXT: size_t field HONE(1), skipped HONE_SKIP, bits HONE_PRESENCE;
// CHECK-NEXT:{{^ {26}\^$}}
// CHECK-NEXT: {{.*}}count-not-free.h:12:12: error: 'bits' cannot be the count of 'c': it is the HONE_PRESENCE member; name another
// CHECK-NEXT: int32_t *c HONE(4, count = bits);
// CHECK-NEXT:{{^ {13}\^$}}
// CHECK-NEXT: {{.*}}count-not-free.h:9:44: note: 'bits' is here
// CHECK-NEXT: size_t field HONE(1), skipped HONE_SKIP, bits HONE_PRESENCE;
// CHECK-NEXT:{{^ {45}\^$}}
// CHECK-NEXT: {{.*}}count-not-free.h:15:12: error: 'arm' cannot be the count of 'd': it is inside of a union; name a member outside
// CHECK-NEXT: int32_t *d HONE(5, count = arm);
// CHECK-NEXT:{{^ {13}\^$}}
// CHECK-NEXT: {{.*}}count-not-free.h:14:19: note: 'arm' is here
// CHECK-NEXT: union { int32_t arm; int32_t e HONE(6); } HONE_ONEOF(which);
// CHECK-NEXT:{{^ {20}\^$}}
// CHECK-NOT: error:
