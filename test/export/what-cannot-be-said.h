// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What no .proto file can say is an error, and nothing is written.
// RUN: not %hone export proto %s -o %t.d 2>&1 | FileCheck %s
// RUN: not ls %t.d
#include <hone/hone.h>

HONE_FILE(package = "p")

typedef enum HONE_ENUM() NoZero { ONE = 1 } NoZero;
// CHECK: :[[@LINE-1]]:26: error: enum 'NoZero' has no 0, with which an open enum of .proto begins; add an enumerator, or `closed`

typedef enum HONE_ENUM(prefix = "A_") Huge { A_ZERO, A_HUGE = 2147483648u } Huge;
// CHECK: :[[@LINE-1]]:54: error: enumerator 'A_HUGE' is beyond the 32 bits that an enum of .proto has; use a smaller value

typedef struct HONE_MESSAGE() M {
  bool has_d;
  NoZero d HONE(1, default = 5);
  // CHECK: :[[@LINE-1]]:10: error: the default of 'd' is no enumerator of 'NoZero', which a .proto file needs; name one
} M;
