/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Encode of VALUE: a scalar as the codec takes it; a known size is no call.
 */
// RUN: %hone %s -o %t --formats ros1 -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/value.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

enum color { RED, GREEN };

struct HONE_MESSAGE(ros1 = "a/thing") thing {
  int8_t small HONE(1);
  uint16_t x HONE(2);
  bool yes HONE(3);
  hone_duration span HONE(4);
};

// CHECK-LABEL: {{.*}}thing_put_ros1_trusted({{.*}}) {
// CHECK:   (void)e;
// CHECK-EMPTY:
// CHECK-NEXT:   /* 1: small (int8_t) */
// CHECK-NEXT:   p = hone_ros1_i8_put(p, msg->small);
// CHECK-EMPTY:
// CHECK-NEXT:   /* 2: x (uint16_t) */
// CHECK-NEXT:   p = hone_ros1_u16_put(p, msg->x);
// CHECK-EMPTY:
// CHECK-NEXT:   /* 3: yes (bool) */
// CHECK-NEXT:   p = hone_ros1_bool_put(p, msg->yes);
// CHECK-EMPTY:
// CHECK-NEXT:   /* 4: span (duration) */
// CHECK-NEXT:   p = hone_ros1_duration_put(p, msg->span);
// CHECK-EMPTY:
// CHECK-NEXT:   return p;
// CHECK-NEXT: }
