// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// An explicit presence member wins.

#include <hone/hone.h>

struct HONE_MESSAGE() presence {
  bool valid;
  double value HONE(1, presence = valid);
};

// CHECK:      schema presence-option.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message presence `struct presence` "presence", size 16, align 8
// CHECK-NEXT:   field value = 1: float64 `double`, at 8, present by valid at 0 `bool`, optional
// CHECK-NOT: {{.}}
