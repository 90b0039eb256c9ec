// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where more fields are explicit than implicit, the implicit ones say so.
// RUN: %hone export proto %s -o - | FileCheck %s
// CHECK: edition = "2023";
// CHECK-NOT: option features
#include <hone/hone.h>

typedef struct HONE_MESSAGE() M {
  int32_t plain HONE(1);
  bool has_a, has_b;
  int32_t a HONE(2), b HONE(3, default = 4);
} M;
// CHECK: message M {
// CHECK-NEXT: int32 plain = 1 [features.field_presence = IMPLICIT];
// CHECK-NEXT: int32 a = 2;
// CHECK-NEXT: int32 b = 3 [default = 4];
