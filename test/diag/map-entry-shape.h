// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A map's entry has a key and a value.

#include <hone/hone.h>

struct HONE_MESSAGE() pair { int32_t first HONE(1), second HONE(2); };
struct HONE_MESSAGE() triple { int32_t key HONE(1), value HONE(2), more HONE(3); };

struct HONE_MESSAGE() m {
  HONE_SEQ(struct pair) a HONE(1, map);
  HONE_SEQ(struct triple) b HONE(2, map);
};

// CHECK: {{.*}}map-entry-shape.h:12:25: error: 'a' is a map, but 'pair' is not made of two fields 'key' and 'value'; name them so, or drop `map`
// CHECK-NEXT: HONE_SEQ(struct pair) a HONE(1, map);
// CHECK-NEXT:{{^ {26}\^$}}
// CHECK-NEXT: {{.*}}map-entry-shape.h:13:27: error: 'b' is a map, but 'triple' is not made of two fields 'key' and 'value'; name them so, or drop `map`
// CHECK-NEXT: HONE_SEQ(struct triple) b HONE(2, map);
// CHECK-NEXT:{{^ {28}\^$}}
// CHECK-NOT: error:
