// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not %hone %s -o %t 2>&1 | FileCheck --strict-whitespace %s
//
// What is decoded is not const behind a pointer either, but for text.

#include <hone/hone.h>

struct HONE_MESSAGE() m {
  size_t n_x;
  const int32_t *x HONE(1);
  size_t y_size;
  const uint8_t *y HONE(2);
  HONE_SEQ(const char) z HONE(3);
  size_t n_w;
  const int32_t **w HONE(4);
};

// CHECK: {{.*}}refused-const-target.h:10:18: error: 'x': what it points to is const and cannot be decoded into; drop the const
// CHECK-NEXT: const int32_t *x HONE(1);
// CHECK-NEXT:{{^ {19}\^$}}
// CHECK-NEXT: {{.*}}refused-const-target.h:12:18: error: 'y': what it points to is const and cannot be decoded into; drop the const
// CHECK-NEXT: const uint8_t *y HONE(2);
// CHECK-NEXT:{{^ {19}\^$}}
// CHECK-NEXT: {{.*}}refused-const-target.h:13:24: error: 'z': what it points to is const and cannot be decoded into; drop the const
// CHECK-NEXT: HONE_SEQ(const char) z HONE(3);
// CHECK-NEXT:{{^ {25}\^$}}
// CHECK-NEXT: {{.*}}refused-const-target.h:15:19: error: 'w': what it points to is const and cannot be decoded into; drop the const
// CHECK-NEXT: const int32_t **w HONE(4);
// CHECK-NEXT:{{^ {20}\^$}}
// CHECK-NOT: error:
