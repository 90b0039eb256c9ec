// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A map is a repeated message.

#include <hone/hone.h>

struct HONE_MESSAGE() entry { int32_t key HONE(1), value HONE(2); };
struct HONE_MESSAGE() m { struct entry a HONE(1, map); struct entry b[2] HONE(2, map); };

// CHECK: {{.*}}map-misplaced.h:9:50: error: 'map' does not go with 'a': a map is a repeated message {key, value}; drop it
// CHECK-NEXT: struct HONE_MESSAGE() m { struct entry a HONE(1, map); struct entry b[2] HONE(2, map); };
// CHECK-NEXT:{{^ {51}\^$}}
// CHECK-NEXT: {{.*}}map-misplaced.h:9:82: error: 'map' does not go with 'b': the entries of a map are counted; add a count
// CHECK-NEXT: struct HONE_MESSAGE() m { struct entry a HONE(1, map); struct entry b[2] HONE(2, map); };
// CHECK-NEXT:{{^ {83}\^$}}
// CHECK-NOT: error:
