/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Decode of VALUE: a scalar as the codec takes it; a known size is no call.
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

// CHECK-LABEL: {{.*}}thing_get_ros1({{.*}}) {
// CHECK:   /* 1: small (int8_t) */
// CHECK-NEXT:   if ((size_t)(end - p) < 12) {
// CHECK-NEXT:     return hone_decode_fail(d, p, HONE_TRUNCATED);
// CHECK-NEXT:   }
// CHECK-NEXT:   small_value = hone_ros1_i8_load(p);
// CHECK-NEXT:   p += 1;
// CHECK-NEXT:   msg->small = small_value;
// CHECK-EMPTY:
// CHECK-NEXT:   /* 2: x (uint16_t) */
// CHECK-NEXT:   x_value = hone_ros1_u16_load(p);
// CHECK-NEXT:   p += 2;
// CHECK-NEXT:   msg->x = x_value;
// CHECK-EMPTY:
// CHECK-NEXT:   /* 3: yes (bool) */
// CHECK-NEXT:   p = hone_ros1_bool_get(p, end, &yes_value, d);
// CHECK-NEXT:   if (p == NULL) {
// CHECK-NEXT:     return NULL;
// CHECK-NEXT:   }
// CHECK-NEXT:   msg->yes = yes_value;
// CHECK-EMPTY:
// CHECK-NEXT:   /* 4: span (duration) */
// CHECK-NEXT:   span_value = hone_ros1_duration_load(p);
// CHECK-NEXT:   p += 8;
// CHECK-NEXT:   msg->span = span_value;
// CHECK-EMPTY:
// CHECK-NEXT:   return p;
// CHECK-NEXT: }
