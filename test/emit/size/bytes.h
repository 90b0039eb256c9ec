/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Size of BYTES: one check for the content and what is around it.
 */
// RUN: %hone %s -o %t --formats ros1 -- -I%include
// RUN: FileCheck %s --match-full-lines < %t/bytes.hone.c
// Checks by update-emit-tests.
#include <hone/hone.h>

struct HONE_MESSAGE(ros1 = "a/thing") thing {
  hone_str name HONE(1);
  char code[4] HONE(2);
};

// CHECK-LABEL: size_t thing_size_ros1(const struct thing *msg) {
// CHECK:   /* 1: name (text) */
// CHECK-NEXT:   size += 4 + msg->name.size;
// CHECK-EMPTY:
// CHECK-NEXT:   /* 2: code (text) */
// CHECK-NEXT:   code_size = hone_chars_size(msg->code, 4);
// CHECK-NEXT:   size += 4 + code_size;
// CHECK-EMPTY:
// CHECK-NEXT:   return hone_size(size);
// CHECK-NEXT: }
