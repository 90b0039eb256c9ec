// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// A message inside of a message is always there; a pointer to one is optional; both may be
// recursive through pointers.

#include <hone/hone.h>

struct node;

struct HONE_MESSAGE() leaf { int32_t x HONE(1); };

typedef struct HONE_MESSAGE() node {
  struct leaf here HONE(1);
  struct leaf *there HONE(2);
  struct node *next HONE(3);
  bool has_maybe;
  struct leaf maybe HONE(4);
  struct leaf *must HONE(5, required);
  size_t n_children;
  struct node *children HONE(6);
} node;

// CHECK:      schema embedded.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message leaf `struct leaf` "leaf", size 4, align 4
// CHECK-NEXT:   field x = 1: int32 `int32_t`, at 0, implicit
// CHECK-EMPTY:
// CHECK-NEXT: message node `node` "node", size 56, align 8
// CHECK-NEXT:   field here = 1: message leaf `struct leaf`, at 0, always
// CHECK-NEXT:   field there = 2: pointer to message leaf `struct leaf`, at 8, present by pointer, optional
// CHECK-NEXT:   field next = 3: pointer to message node `node`, at 16, present by pointer, optional
// CHECK-NEXT:   field maybe = 4: message leaf `struct leaf`, at 28, present by has_maybe at 24 `bool`, optional
// CHECK-NEXT:   field must = 5: pointer to message leaf `struct leaf`, at 32, present by pointer, required
// CHECK-NEXT:   field children = 6: list of message node `node`, at 48, count n_children at 40 `size_t`
// CHECK-NOT: {{.}}
