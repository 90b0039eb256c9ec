// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The size of a message of constant size is a constant: nothing of it is looked at, in any format.
// RUN: rm -rf %t && %hone %s -o %t --formats protobuf,ros1 -- -I%include
// RUN: %clang -O2 -S -emit-llvm -I%include -I%S %t/fixed-size-is-constant.hone.c -o - | FileCheck %s
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Vector {
  double x HONE(1, always), y HONE(2, always), z HONE(3, always);
} Vector;

typedef struct HONE_MESSAGE() Pose {
  uint32_t seq HONE(1, fixed, always);
  double angles[7] HONE(2);
  Vector at[2] HONE(3);
} Pose;

// CHECK-LABEL: i64 @Vector_size_protobuf(
// CHECK-NEXT: ret i64 27
// CHECK-LABEL: i64 @Vector_size_ros1(
// CHECK-NEXT: ret i64 24
// CHECK-LABEL: i64 @Pose_size_protobuf(
// CHECK-NEXT: ret i64 121
// CHECK-LABEL: i64 @Pose_size_ros1(
// CHECK-NEXT: ret i64 108
