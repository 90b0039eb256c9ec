/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Enums of protobuf are 32 bits with a sign.
 */
// RUN: not %hone %s -o %t -- -I%include 2>&1 | \
// RUN:   FileCheck %s --strict-whitespace
#include <hone/hone.h>

typedef enum Kind { KIND_A, KIND_B = 0x80000000u } Kind;

typedef struct HONE_MESSAGE() M {
  Kind kind HONE(1);
} M;

// CHECK: protobuf-enum-too-wide.h:[[#@LINE-6]]:29: error: enumerator 'KIND_B': an enum of protobuf holds 32 bits with a sign; use a smaller value, or an integer member instead of 'Kind'
// CHECK-NEXT: typedef enum Kind { KIND_A, KIND_B = 0x80000000u } Kind;
// CHECK-NEXT: {{^ {30}\^}}
// CHECK-NOT: error:
