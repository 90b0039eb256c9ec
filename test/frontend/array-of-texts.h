// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %hone --dump schema %s | FileCheck %s
//
// char[K][N] is K texts, uint8_t[K][N] is K times N bytes, and char * in an array is text.

#include <hone/hone.h>

struct HONE_MESSAGE() texts {
  char names[4][16] HONE(1);
  uint8_t keys[2][32] HONE(2);
  char *pointers[3] HONE(3);
  uint32_t n_some;
  char some[5][8] HONE(4);
};

// CHECK:      schema array-of-texts.h, 64-bit little-endian
// CHECK-EMPTY:
// CHECK-NEXT: message texts `struct texts` "texts", size 200, align 8
// CHECK-NEXT:   field names = 1: array[4] of text array[16] `char[16]`, at 0
// CHECK-NEXT:   field keys = 2: array[2] of bytes array[32] `uint8_t[32]`, at 64
// CHECK-NEXT:   field pointers = 3: array[3] of text pointer `char *`, at 128
// CHECK-NEXT:   field some = 4: bounded[5] of text array[8] `char[8]`, at 156, count n_some at 152 `uint32_t`
// CHECK-NOT: {{.}}
