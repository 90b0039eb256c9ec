// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// `seq` on a pointer names the members beside it that hold the count and the capacity.

#include <hone/hone.h>

struct HONE_MESSAGE() spread {
  int32_t *items HONE(1, seq, count = used, capacity = room);
  uint32_t used, room;
};

// CHECK:      schema sequence-members.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message spread `struct spread` "spread", size 16, align 8
// CHECK-NEXT:   field items = 1: sequence of int32 `int32_t`, at 0, count used at 8 `uint32_t`, capacity room at 12 `uint32_t`
// CHECK-NOT: {{.}}
