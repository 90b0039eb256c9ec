// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// A message is called by its typedef, else its tag; a final _t is dropped. C spells it with the
// typedef too, where that comes later, and the first typedef counts.

#include <hone/hone.h>

struct HONE_MESSAGE() plain { int32_t x HONE(1); };
struct HONE_MESSAGE() tagged_t { int32_t x HONE(1); };
typedef struct HONE_MESSAGE() { int32_t x HONE(1); } unnamed_t;
struct HONE_MESSAGE() tag { int32_t x HONE(1); };
typedef struct tag Named;
typedef struct tag Second;
typedef Named Third;
typedef struct forward Forward;
struct HONE_MESSAGE() forward { int32_t x HONE(1); };
typedef struct { int32_t x HONE(1); } Behind HONE_MESSAGE();
typedef struct HONE_MESSAGE() pointed { int32_t x HONE(1); } *pointed_ptr;

// CHECK:      schema naming.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message plain `struct plain` "plain", size 4, align 4
// CHECK-NEXT:   field x = 1: int32 `int32_t`, at 0, implicit
// CHECK-EMPTY:
// CHECK-NEXT: message tagged `struct tagged_t` "tagged", size 4, align 4
// CHECK-NEXT:   field x = 1: int32 `int32_t`, at 0, implicit
// CHECK-EMPTY:
// CHECK-NEXT: message unnamed `unnamed_t` "unnamed", size 4, align 4
// CHECK-NEXT:   field x = 1: int32 `int32_t`, at 0, implicit
// CHECK-EMPTY:
// CHECK-NEXT: message Named `Named` "Named", size 4, align 4
// CHECK-NEXT:   field x = 1: int32 `int32_t`, at 0, implicit
// CHECK-EMPTY:
// CHECK-NEXT: message Forward `Forward` "Forward", size 4, align 4
// CHECK-NEXT:   field x = 1: int32 `int32_t`, at 0, implicit
// CHECK-EMPTY:
// CHECK-NEXT: message Behind `Behind` "Behind", size 4, align 4
// CHECK-NEXT:   field x = 1: int32 `int32_t`, at 0, implicit
// CHECK-EMPTY:
// CHECK-NEXT: message pointed `struct pointed` "pointed", size 4, align 4
// CHECK-NEXT:   field x = 1: int32 `int32_t`, at 0, implicit
// CHECK-NOT: {{.}}
