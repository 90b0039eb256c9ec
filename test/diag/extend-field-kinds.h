// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// An extension is one field, optional or repeated: never required, in no oneof, no map.

#include <hone/hone.h>

struct HONE_MESSAGE(extensions = "100-199") base { hone_unknown rest HONE_UNKNOWN; };
struct HONE_MESSAGE() entry { int32_t key HONE(1); int32_t value HONE(2); };
struct HONE_EXTEND(base) set {
  int32_t must HONE(100, required);
  uint32_t which;
  union {
    int32_t arm HONE(101);
  } HONE_ONEOF(which) choice;
  size_t n_map;
  struct entry *map HONE(102, map);
};

// CHECK: {{.*}}extend-field-kinds.h:11:11: error: 'must' is an extension, and an extension may be absent; drop `required`
// CHECK-NEXT: int32_t must HONE(100, required);
// CHECK-NEXT:{{^ {12}\^$}}
// CHECK-NEXT: {{.*}}extend-field-kinds.h:14:13: error: 'arm' is an extension, and extensions are in no oneof; move it out of the union
// CHECK-NEXT: int32_t arm HONE(101);
// CHECK-NEXT:{{^ {14}\^$}}
// CHECK-NEXT: {{.*}}extend-field-kinds.h:17:17: error: 'map' is an extension, and extensions are no maps; put the map into a message
// CHECK-NEXT: struct entry *map HONE(102, map);
// CHECK-NEXT:{{^ {18}\^$}}
// CHECK-NOT: error:
