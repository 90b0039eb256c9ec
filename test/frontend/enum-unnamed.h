// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// An enum without a name is called after the message and the member.

#include <hone/hone.h>

struct HONE_MESSAGE() lamp {
  enum { OFF, ON } state HONE(1);
};

// CHECK:      schema enum-unnamed.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: enum lamp_state `unsigned int` "lamp_state", uint32
// CHECK-NEXT:   OFF = 0
// CHECK-NEXT:   ON = 1
// CHECK-EMPTY:
// CHECK-NEXT: message lamp `struct lamp` "lamp", size 4, align 4
// CHECK-NEXT:   field state = 1: enum lamp_state `unsigned int`, at 0, implicit
// CHECK-NOT: {{.}}
