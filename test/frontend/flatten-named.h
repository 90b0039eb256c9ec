// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// A struct inside of the message, with annotated members, is flattened; counts and presence are
// looked for in it first.

#include <hone/hone.h>

struct HONE_MESSAGE() flat {
  struct position { float x HONE(1); float y HONE(2); } pos;
  struct {
    struct { bool has_z; double z HONE(3); } inner;
    size_t n_list;
    int32_t *list HONE(4);
  } outer;
  int which;
  struct {
    union { int32_t u HONE(5); float v HONE(6); } HONE_ONEOF(which);
  } wrap;
};

// CHECK:      schema flatten-named.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message flat `struct flat` "flat", size 48, align 8
// CHECK-NEXT:   oneof which, selector which at 40 `int`
// CHECK-NEXT:   field x = 1: float32 `float`, path pos.x, at 0, implicit
// CHECK-NEXT:   field y = 2: float32 `float`, path pos.y, at 4, implicit
// CHECK-NEXT:   field z = 3: float64 `double`, path outer.inner.z, at 16, present by outer.inner.has_z at 8 `bool`, optional
// CHECK-NEXT:   field list = 4: list of int32 `int32_t`, path outer.list, at 32, count outer.n_list at 24 `size_t`
// CHECK-NEXT:   field u = 5: int32 `int32_t`, path wrap.u, at 44, arm of which
// CHECK-NEXT:   field v = 6: float32 `float`, path wrap.v, at 44, arm of which
// CHECK-NOT: {{.}}
