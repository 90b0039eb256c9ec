// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A char * ends with its NUL.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  size_t n HONE_SKIP;
  char *a HONE(1, count = n);
};

// CHECK: {{.*}}count-of-text.h:10:9: error: 'a': `char *` ends with its NUL and has no count; use hone_str for text with a size
// CHECK-NEXT: char *a HONE(1, count = n);
// CHECK-NEXT:{{^ {10}\^$}}
// CHECK-NOT: error:
