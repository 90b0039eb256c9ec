// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A struct that is said to be a sequence has the members of one.

#include <hone/hone.h>

struct list { int32_t *items; size_t size; size_t capacity; };
struct short_list { int32_t *data; size_t size; };

struct HONE_MESSAGE() m {
  struct list a HONE(1, seq);
  struct short_list b HONE(2, seq);
  struct list c HONE(3, seq, data = items, count = used);
};

// CHECK: {{.*}}seq-shape.h:12:15: error: 'a': 'struct list' has no pointer 'data' with integers 'size' and 'capacity'; name its members: `seq, data = ..., count = ..., capacity = ...`
// CHECK-NEXT: struct list a HONE(1, seq);
// CHECK-NEXT:{{^ {16}\^$}}
// CHECK-NEXT: {{.*}}seq-shape.h:13:21: error: 'b': 'struct short_list' has no pointer 'data' with integers 'size' and 'capacity'; name its members: `seq, data = ..., count = ..., capacity = ...`
// CHECK-NEXT: struct short_list b HONE(2, seq);
// CHECK-NEXT:{{^ {22}\^$}}
// CHECK-NEXT: {{.*}}seq-shape.h:14:15: error: 'c': 'struct list' has no pointer 'items' with integers 'used' and 'capacity'; name its members: `seq, data = ..., count = ..., capacity = ...`
// CHECK-NEXT: struct list c HONE(3, seq, data = items, count = used);
// CHECK-NEXT:{{^ {16}\^$}}
// CHECK-NOT: error:
