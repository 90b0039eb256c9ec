/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Size of VALUE: a scalar as the codec takes it; a known size is no call.
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

// CHECK-LABEL: size_t thing_size_ros1(const struct thing *msg) {
// CHECK:   (void)msg;
// CHECK-NEXT:   return 12;
// CHECK-NEXT: }
