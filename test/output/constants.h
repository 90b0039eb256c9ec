/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The constants are integer constant expressions and string literals, and exist
 * only where they are true.
 */
// RUN: rm -rf %t && mkdir %t
// RUN: %hone %s -o %t --formats protobuf,ros1 -- -I%include
// RUN: grep '#define.*_' %t/constants.hone.h | grep -v HONE_H | FileCheck %s
// RUN: sed -n 's|^// USE: ||p' %s > %t/use.c
// RUN: %clang -std=c11 -fsyntax-only -I%include -I%S -I%t %t/use.c
#include <hone/hone.h>

HONE_FILE(package = "pkg")

typedef struct HONE_MESSAGE(ros1 = "pkg/Pose") Pose {
  float xyz[3] HONE(1);
} Pose;

// CHECK: #define Pose_owns_nothing 1
// CHECK-NEXT: #define Pose_fixed_size_protobuf 14u
// CHECK-NEXT: #define Pose_max_size_protobuf 14u
// CHECK-NEXT: #define Pose_name_protobuf "pkg.Pose"
// CHECK-NEXT: #define Pose_fixed_size_ros1 12u
// CHECK-NEXT: #define Pose_max_size_ros1 12u
// CHECK-NEXT: #define Pose_name_ros1 "pkg/Pose"
// CHECK-NEXT: #define Pose_md5_ros1 "{{[0-9a-f]+}}"
// CHECK-NEXT: #define Pose_name_dds "pkg::msg::dds_::Pose_"

typedef struct HONE_MESSAGE(ros1 = "pkg/Reading") Reading {
  uint8_t kind HONE(1);
  char unit[8] HONE(2);
  Pose pose HONE(3);
} Reading;

// CHECK-NEXT: #define Reading_owns_nothing 1
// CHECK-NEXT: #define Reading_max_size_protobuf 28u
// CHECK-NEXT: #define Reading_name_protobuf
// CHECK-NEXT: #define Reading_max_size_ros1 24u
// CHECK-NEXT: #define Reading_name_ros1
// CHECK-NEXT: #define Reading_md5_ros1
// CHECK-NEXT: #define Reading_name_dds

typedef struct HONE_MESSAGE(ros1 = "pkg/Log") Log {
  hone_str line HONE(1);
  Reading last HONE(2);
} Log;

// CHECK-NEXT: #define Log_owns_nothing 0
// CHECK-NEXT: #define Log_name_protobuf "pkg.Log"
// CHECK-NEXT: #define Log_name_ros1 "pkg/Log"
// CHECK-NEXT: #define Log_md5_ros1
// CHECK-NEXT: #define Log_name_dds
// CHECK-NOT: #define

// USE: #include "constants.hone.h"
// USE: static unsigned char buffer[Reading_max_size_protobuf];
// USE: _Static_assert(sizeof buffer == 28, "an integer constant expression");
// USE: static const char name[] = Pose_name_ros1;
// USE: _Static_assert(sizeof name == 9, "a string literal");
