// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// The forms of bytes in C: a view, an array, a counted array or pointer, a struct of size and
// bytes, a sequence.

#include <hone/hone.h>

typedef struct blob {
  uint16_t size;
  uint8_t bytes[32];
} blob;

struct HONE_MESSAGE() bytes {
  hone_bytes view HONE(1);
  uint8_t array[20] HONE(2);
  uint8_t bounded[30] HONE(3);
  size_t bounded_size;
  uint8_t *pointer HONE(4);
  size_t pointer_size;
  HONE_SEQ(uint8_t) sequence HONE(5);
  blob nested HONE(6);
};

// CHECK:      schema bytes.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message bytes `struct bytes` "bytes", size 160, align 8
// CHECK-NEXT:   field view = 1: bytes view `hone_bytes`, at 0, implicit
// CHECK-NEXT:   field array = 2: bytes array[20] `uint8_t[20]`, at 16, always
// CHECK-NEXT:   field bounded = 3: bytes bounded[30] `uint8_t[30]`, at 36, implicit, count bounded_size at 72 `size_t`
// CHECK-NEXT:   field pointer = 4: bytes pointer `uint8_t`, at 80, implicit, count pointer_size at 88 `size_t`
// CHECK-NEXT:   field sequence = 5: bytes sequence {data, size, capacity} `struct { ... }`, at 96, implicit
// CHECK-NEXT:   field nested = 6: bytes bounded[32] {bytes, size} `blob`, at 120, implicit
// CHECK-NOT: {{.}}
