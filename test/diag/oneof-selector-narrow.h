// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// The selector can hold every arm's number.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  int8_t which;
  union { int32_t a HONE(127); int32_t b HONE(128); } HONE_ONEOF(which);
};

// CHECK: {{.*}}oneof-selector-narrow.h:10:40: error: 'which' cannot hold the number 128 of 'b'; make it wider
// CHECK-NEXT: union { int32_t a HONE(127); int32_t b HONE(128); } HONE_ONEOF(which);
// CHECK-NEXT:{{^ {41}\^$}}
// CHECK-NOT: error:
