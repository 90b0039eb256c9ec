// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Each target asked for has its own layout; what is on the wire is the same.
// RUN: %hone layout %s --target s390x-linux-gnu --target arm-linux-gnueabihf --target i386-linux-gnu | FileCheck %s
#include <hone/hone.h>

typedef struct HONE_MESSAGE() M {
  int32_t a HONE(1);
  int64_t b HONE(2, fixed, always);
  long c HONE(3);
  char *d HONE(4);
} M;
// CHECK: targets.h for s390x-{{.*}}: 64-bit, big-endian
// CHECK: M "M": 32 bytes, aligned to 8, 1 hole of 4 bytes
// CHECK: 8 8 b int64_t 9
// CHECK-NEXT: 16 8 c long 0..11
// CHECK-NEXT: 24 8 d char * 0..
// CHECK: targets.h for arm{{.*}}: 32-bit, little-endian
// CHECK: M "M": 24 bytes, aligned to 8, 1 hole of 4 bytes
// CHECK: 8 8 b int64_t 9
// CHECK-NEXT: 16 4 c long 0..11
// CHECK-NEXT: 20 4 d char * 0..
// CHECK: targets.h for i386{{.*}}: 32-bit, little-endian
// CHECK: M "M": 20 bytes, aligned to 4, no holes
// CHECK: 4 8 b int64_t 9
// CHECK-NEXT: 12 4 c long 0..11
// CHECK-NEXT: 16 4 d char * 0..
