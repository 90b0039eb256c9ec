/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The constants are integer constant expressions and string literals, and exist
 * only where they are true.
 */
// RUN: rm -rf %t && mkdir %t
// RUN: %hone %s -o %t --formats protobuf,ros1 -- -I%include
// RUN: FileCheck %s < %t/constants.hone.h
// RUN: %clang -std=c11 -fsyntax-only -I%include -I%S -I%t -DUSE %s
#ifdef USE
#include "constants.hone.h"
#else
#include <hone/hone.h>
#endif
#ifndef CONSTANTS_H
#define CONSTANTS_H

HONE_FILE(package = "pkg")

typedef struct HONE_MESSAGE(ros1 = "pkg/Pose") Pose {
  float xyz[3] HONE(1);
} Pose;

typedef struct HONE_MESSAGE(ros1 = "pkg/Reading") Reading {
  uint8_t kind HONE(1);
  char unit[8] HONE(2);
  Pose pose HONE(3);
} Reading;

typedef struct HONE_MESSAGE(ros1 = "pkg/Log") Log {
  hone_str line HONE(1);
  Reading last HONE(2);
} Log;

#endif

// CHECK-DAG: #define Pose_owns_nothing 1
// CHECK-DAG: #define Pose_fixed_size_protobuf 14u
// CHECK-DAG: #define Pose_max_size_protobuf 14u
// CHECK-DAG: #define Pose_fixed_size_ros1 12u
// CHECK-DAG: #define Pose_name_protobuf "pkg.Pose"
// CHECK-DAG: #define Pose_name_ros1 "pkg/Pose"
// CHECK-DAG: #define Reading_owns_nothing 1
// CHECK-DAG: #define Reading_max_size_protobuf 28u
// CHECK-DAG: #define Reading_max_size_ros1 24u
// CHECK-DAG: #define Log_owns_nothing 0
// CHECK-NOT: Reading_fixed_size_protobuf
// CHECK-NOT: Log_max_size
// CHECK-NOT: Log_fixed_size

#ifdef USE
static unsigned char buffer[Reading_max_size_protobuf];
_Static_assert(sizeof buffer == 28, "an integer constant expression");
static const char name[] = Pose_name_ros1;
_Static_assert(sizeof name == 9, "a string literal");
#endif
