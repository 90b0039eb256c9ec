// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// `seq` goes with pointers and structs.

#include <hone/hone.h>

struct HONE_MESSAGE() m { int32_t a HONE(1, seq); };

// CHECK: {{.*}}seq-of-scalar.h:8:35: error: 'a': `seq` goes with a pointer or a struct that holds one; drop it
// CHECK-NEXT: struct HONE_MESSAGE() m { int32_t a HONE(1, seq); };
// CHECK-NEXT:{{^ {36}\^$}}
// CHECK-NOT: error:
