// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t -- -std=c2x 2>&1 | FileCheck --strict-whitespace %s
//
// _BitInt is refused.

#include <hone/hone.h>

struct HONE_MESSAGE() m { _BitInt(17) x HONE(1); unsigned _BitInt(3) y HONE(2); };

// CHECK: {{.*}}refused-bitint.h:8:39: error: 'x': _BitInt has no wire form; use an intN_t, with a bit-field where the width matters
// CHECK-NEXT: struct HONE_MESSAGE() m { _BitInt(17) x HONE(1); unsigned _BitInt(3) y HONE(2); };
// CHECK-NEXT:{{^ {40}\^$}}
// CHECK-NEXT: {{.*}}refused-bitint.h:8:70: error: 'y': _BitInt has no wire form; use an intN_t, with a bit-field where the width matters
// CHECK-NEXT: struct HONE_MESSAGE() m { _BitInt(17) x HONE(1); unsigned _BitInt(3) y HONE(2); };
// CHECK-NEXT:{{^ {71}\^$}}
// CHECK-NOT: error:
