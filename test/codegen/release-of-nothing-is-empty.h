// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What owns nothing is released by doing nothing, however deep and large it is.
// RUN: rm -rf %t && %hone %s -o %t -- -I%include
// RUN: %clang -O2 -S -emit-llvm -I%include -I%S %t/release-of-nothing-is-empty.hone.c -o - | FileCheck %s
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Part {
  char name[16] HONE(1);
  size_t n_values;
  int32_t values[8] HONE(2);
} Part;

typedef struct HONE_MESSAGE() Whole {
  size_t n_parts;
  Part parts[100] HONE(1);
  uint32_t which;
  union {
    Part one HONE(2);
    double other HONE(3);
  } of HONE_ONEOF(which);
} Whole;

// CHECK-LABEL: void @Part_release(
// CHECK-NEXT: ret void
// CHECK-LABEL: void @Whole_release(
// CHECK-NEXT: ret void
