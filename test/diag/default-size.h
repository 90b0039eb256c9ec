// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// A default fits into its array; a fixed array of bytes takes exactly its size.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  char a[4] HONE(1, default = "four");
  uint8_t b[4] HONE(2, default = "abc");
  size_t c_size;
  uint8_t c[2] HONE(3, default = "abc");
};

// CHECK: {{.*}}default-size.h:9:21: error: the default has 4 bytes, and 'a' is 'char[4]'; make them agree
// CHECK-NEXT: char a[4] HONE(1, default = "four");
// CHECK-NEXT:{{^ {22}\^$}}
// CHECK-NEXT: {{.*}}default-size.h:10:24: error: the default has 3 bytes, and 'b' is 'uint8_t[4]'; make them agree
// CHECK-NEXT: uint8_t b[4] HONE(2, default = "abc");
// CHECK-NEXT:{{^ {25}\^$}}
// CHECK-NEXT: {{.*}}default-size.h:12:24: error: the default has 3 bytes, and 'c' is 'uint8_t[2]'; make them agree
// CHECK-NEXT: uint8_t c[2] HONE(3, default = "abc");
// CHECK-NEXT:{{^ {25}\^$}}
// CHECK-NOT: error:
