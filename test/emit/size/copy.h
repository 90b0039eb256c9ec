/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Size of COPY: fields that lie in C as they do on the wire are one.
 */
// RUN: %hone %s -o %t --formats ros1 -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/copy.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE(ros1 = "a/thing") thing {
  uint32_t seq HONE(1);
  hone_time stamp HONE(2);
  float xyz[3] HONE(3);
};

// CHECK-LABEL: size_t thing_size_ros1(const struct thing *msg) {
// CHECK:   (void)msg;
// CHECK-NEXT:   return 24;
// CHECK-NEXT: }
