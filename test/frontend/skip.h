// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// What is skipped may have any type, named or not, and a message may have nothing else.

#include <hone/hone.h>

struct HONE_MESSAGE() skipped {
  void *user HONE_SKIP;
  void (*callback)(int) HONE_SKIP;
  struct { int a, b; } state HONE_SKIP;
  union { int a; float b; } either HONE_SKIP;
  int : 4;
};

// CHECK:      schema skip.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message skipped `struct skipped` "skipped", size 32, align 8
// CHECK-NOT: {{.}}
