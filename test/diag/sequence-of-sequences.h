// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Sequences of sequences are refused, but for text and bytes.

#include <hone/hone.h>

struct HONE_MESSAGE() m { HONE_SEQ(HONE_SEQ(int32_t)) x HONE(1); };

// CHECK: {{.*}}sequence-of-sequences.h:8:55: error: 'x': a sequence of sequences has no wire form; make the inner one a message
// CHECK-NEXT: struct HONE_MESSAGE() m { HONE_SEQ(HONE_SEQ(int32_t)) x HONE(1); };
// CHECK-NEXT:{{^ {56}\^$}}
// CHECK-NOT: error:
