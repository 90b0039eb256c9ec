// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// The members that a sequence names exist, are integers, and are free.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  int32_t *a HONE(1, seq, count = nothing, capacity = room);
  size_t room HONE_SKIP;
  int32_t *b HONE(2, seq, count = real, capacity = room);
  double real HONE_SKIP;
};

// CHECK: {{.*}}seq-members-wrong.h:9:27: error: there is no member 'nothing'; 'count' names a member of the same struct
// CHECK-NEXT: int32_t *a HONE(1, seq, count = nothing, capacity = room);
// CHECK-NEXT:{{^ {28}\^$}}
// CHECK-NEXT: {{.*}}seq-members-wrong.h:11:27: error: 'real' is no integer; a count is one
// CHECK-NEXT: int32_t *b HONE(2, seq, count = real, capacity = room);
// CHECK-NEXT:{{^ {28}\^$}}
// CHECK-NOT: error:
