/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The shapes pass finds messages whose members all are numbers of constant
 * width, and how many bytes they are when all are there; not those with one
 * member, with text, with a oneof or with numbers of any length.
 */
// RUN: %hone %s --dump plan=protobuf -- -I%include | FileCheck %s
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Vector {
  double x HONE(1);
  double y HONE(2);
  float z HONE(16);
} Vector;
// CHECK: plan protobuf Vector
// CHECK-NEXT: MEMBERS {{.*}} shape 24

typedef struct HONE_MESSAGE() Present {
  bool has_a;
  uint32_t a HONE(1, fixed);
  int64_t b HONE(2, fixed, required);
  hone_unknown rest HONE_UNKNOWN;
} Present;
// CHECK: plan protobuf Present
// CHECK-NEXT: MEMBERS {{.*}} shape 14

typedef struct HONE_MESSAGE() One {
  double x HONE(1);
} One;
// CHECK: plan protobuf One
// CHECK-NOT: shape

typedef struct HONE_MESSAGE() Varies {
  double x HONE(1);
  int32_t y HONE(2);
} Varies;
// CHECK: plan protobuf Varies

typedef struct HONE_MESSAGE() Choice {
  double x HONE(1);
  uint32_t which;
  union {
    double a HONE(2);
    float b HONE(3);
  } HONE_ONEOF(which);
} Choice;
// CHECK: plan protobuf Choice
