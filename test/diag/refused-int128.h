// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// 128-bit integers are refused.

#include <hone/hone.h>

struct HONE_MESSAGE() m { __int128 x HONE(1); unsigned __int128 y HONE(2); };

// CHECK: {{.*}}refused-int128.h:8:36: error: 'x': 128-bit integers have no wire form; use two uint64_t, or uint8_t[16]
// CHECK-NEXT: struct HONE_MESSAGE() m { __int128 x HONE(1); unsigned __int128 y HONE(2); };
// CHECK-NEXT:{{^ {37}\^$}}
// CHECK-NEXT: {{.*}}refused-int128.h:8:65: error: 'y': 128-bit integers have no wire form; use two uint64_t, or uint8_t[16]
// CHECK-NEXT: struct HONE_MESSAGE() m { __int128 x HONE(1); unsigned __int128 y HONE(2); };
// CHECK-NEXT:{{^ {66}\^$}}
// CHECK-NOT: error:
