// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// A type is what its typedefs lead to, and is spelled as the member spells it.

#include <hone/hone.h>

typedef int32_t meters;
typedef meters distance;
typedef hone_str label;
typedef float vec3[3];
typedef uint8_t digest[20];
typedef char *cstring;
typedef bool flag;

struct HONE_MESSAGE() typedefs {
  distance d HONE(1);
  label l HONE(2);
  vec3 v HONE(3);
  digest h HONE(4);
  cstring s HONE(5);
  flag has_e;
  flag e HONE(6);
};

// CHECK:      schema typedefs.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message typedefs `struct typedefs` "typedefs", size 72, align 8
// CHECK-NEXT:   field d = 1: int32 `distance`, at 0, implicit
// CHECK-NEXT:   field l = 2: text view `label`, at 8, implicit
// CHECK-NEXT:   field v = 3: array[3] of float32 `float`, at 24
// CHECK-NEXT:   field h = 4: bytes array[20] `digest`, at 36, always
// CHECK-NEXT:   field s = 5: text pointer `char *`, at 56, implicit
// CHECK-NEXT:   field e = 6: bool `flag`, at 65, present by has_e at 64 `flag`, optional
// CHECK-NOT: {{.}}
