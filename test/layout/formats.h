// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A column per format. A field's bytes are all that stands for it: key, length, count; a number alone
// is a constant, and so is the size of a message made of those.
// RUN: %hone layout --formats ros1,protobuf %s | FileCheck %s
// RUN: not %hone layout --formats cdr9 %s 2>&1 | FileCheck --check-prefix=FORMAT %s
// RUN: not %hone layout 2>&1 | FileCheck --check-prefix=NONE %s
// FORMAT: no format 'cdr9'
// NONE: no header to show
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Fixed {
  float a[3] HONE(1);
  uint8_t b[16] HONE(2);
  uint32_t c HONE(3, fixed, always);
} Fixed;
// CHECK: Fixed "Fixed"
// CHECK-NEXT: offset size member type ros1 protobuf
// CHECK-NEXT: 0 12 a float[3] 12 14
// CHECK-NEXT: 12 16 b uint8_t[16] 16 18
// CHECK-NEXT: 28 4 c uint32_t 4 5
// CHECK-NEXT: ros1: 32 bytes, constant: Fixed_fixed_size_ros1
// CHECK-NEXT: protobuf: 37 bytes, constant: Fixed_fixed_size_protobuf
// CHECK-NEXT: owns nothing

typedef struct HONE_MESSAGE() Loose {
  size_t n_list;
  Fixed list[2] HONE(1);
  uint32_t which;
  union {
    int32_t i HONE(2);
    double d HONE(3);
  } HONE_ONEOF(which);
  hone_str text HONE(4);
} Loose;
// CHECK: list Fixed[2] 4..68 0..78
// CHECK-NEXT: 72 4 which uint32_t selector
// CHECK-NEXT: 76 4 - hole
// CHECK-NEXT: 80 4 i int32_t 4 0..11
// CHECK-NEXT: 80 8 d double 8 0..9
// CHECK-NEXT: 88 16 text hone_str 4.. 0..
// CHECK-NEXT: ros1: 12.. bytes
// CHECK-NEXT: protobuf: 0.. bytes
// CHECK-NEXT: owns memory: release frees it
