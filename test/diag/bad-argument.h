// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t -- -fnot-an-argument 2>&1 | FileCheck --strict-whitespace %s
//
// An argument that clang does not know stops the run.

#include <hone/hone.h>

struct HONE_MESSAGE() m { int32_t x HONE(1); };

// CHECK: hone: error: unknown argument: '-fnot-an-argument'
// CHECK-NOT: error:
