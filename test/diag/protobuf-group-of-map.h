/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The entries of a map have a length, in protobuf.
 */
// RUN: not %hone %s -o %t -- -I%include 2>&1 | \
// RUN:   FileCheck %s --strict-whitespace
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Entry {
  int32_t key HONE(1);
  int32_t value HONE(2);
} Entry;

typedef struct HONE_MESSAGE() M {
  size_t n_map;
  Entry *map HONE(1, map, group);
} M;

// CHECK: protobuf-group-of-map.h:[[#@LINE-3]]:10: error: field 'map': the entries of a map are no groups; leave 'group' or 'map' out
// CHECK-NEXT: Entry *map HONE(1, map, group);
// CHECK-NEXT: {{^ {11}\^}}
// CHECK-NOT: error:
