// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A map is a repeated message.

#include <hone/hone.h>

struct HONE_MESSAGE() entry { int32_t key HONE(1), value HONE(2); };
struct HONE_MESSAGE() m { struct entry a HONE(1, map); };

// CHECK: {{.*}}map-misplaced.h:9:50: error: 'map' does not go with 'a': a map is a repeated message {key, value}; drop it
// CHECK-NEXT: struct HONE_MESSAGE() m { struct entry a HONE(1, map); };
// CHECK-NEXT:{{^ {51}\^$}}
// CHECK-NOT: error:
