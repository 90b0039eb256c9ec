// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// Vectors are refused.

#include <hone/hone.h>

typedef float vector __attribute__((vector_size(16)));

struct HONE_MESSAGE() m { vector x HONE(1); };

// CHECK: {{.*}}refused-vector.h:10:34: error: 'x': vector types have no wire form; use an array
// CHECK-NEXT: struct HONE_MESSAGE() m { vector x HONE(1); };
// CHECK-NEXT:{{^ {35}\^$}}
// CHECK-NOT: error:
