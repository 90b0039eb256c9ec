// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// What is said about a message as a whole.

#include <hone/hone.h>

HONE_FILE(package = "pkg")

struct HONE_MESSAGE(name = "Other", ros1 = "pkg/A", ros2 = "pkg/msg/A", extensibility = mutable,
                    optimize = size, budget = 4 * 1024) a { int32_t x HONE(1); };
struct HONE_MESSAGE(name = "some.where.B", extensibility = final, optimize = speed) b {
  int32_t x HONE(1);
};

// CHECK:      schema message-options.h, 64-bit little-endian
// CHECK-NEXT: package pkg
// CHECK-EMPTY:
// CHECK-NEXT: message a `struct a` "pkg.Other", size 4, align 4
// CHECK-NEXT:   ros1 "pkg/A"
// CHECK-NEXT:   ros2 "pkg/msg/A"
// CHECK-NEXT:   extensibility mutable
// CHECK-NEXT:   optimize size
// CHECK-NEXT:   budget 4096
// CHECK-NEXT:   field x = 1: int32 `int32_t`, at 0, implicit
// CHECK-EMPTY:
// CHECK-NEXT: message b `struct b` "some.where.B", size 4, align 4
// CHECK-NEXT:   extensibility final
// CHECK-NEXT:   optimize speed
// CHECK-NEXT:   field x = 1: int32 `int32_t`, at 0, implicit
// CHECK-NOT: {{.}}
