// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/all.h -- --formats ros1 -- -I%S/Inputs
//
// The bytes of every builtin type, of arrays and lists, of nested messages, little endian on every
// machine; a size that never changes is a constant, and lists of such messages are sized by it.

//--- all.h
#include <hone/hone.h>

typedef struct HONE_MESSAGE() Point {
  double x HONE(1);
  float y HONE(2);
  int16_t z HONE(3);
} Point;

typedef struct HONE_MESSAGE() All {
  bool flag HONE(1);
  int8_t i8 HONE(2);
  uint16_t u16 HONE(3);
  int32_t i32 HONE(4);
  uint64_t u64 HONE(5);
  float f32 HONE(6);
  hone_time stamp HONE(7);
  hone_duration span HONE(8);
  hone_str text HONE(9);
  uint8_t four[4] HONE(10);
  hone_bytes bytes HONE(11);
  int16_t pair[2] HONE(12);
  size_t n_points;
  Point *points HONE(13);
  size_t n_texts;
  hone_str *texts HONE(14);
} All;

//--- main.c
#define CHECK_FORMAT ros1
#include "all.hone.h"

#include "check.h"

HONE_STATIC_ASSERT(Point_fixed_size_ros1 == 14, "three scalars");

static const char bytes[] =
    "01 fe 0201 03020180 0807060504030201 0000c03f 01000000 02000000 ffffffff 03000000 "
    "02000000 6869 0a0b0c0d 01000000 ff 0100 feff "
    "02000000 000000000000f03f 00000040 0300 0000000000000000 00000000 0000 "
    "02000000 00000000 01000000 61";

int main(void) {
  Point points[2] = {{1, 2, 3}, {0, 0, 0}};
  hone_str texts[2] = {{"", 0}, {"a", 1}};
  All all, back;
  size_t size, cut;
  uint8_t *in = check_bytes(bytes, &size);
  memset(&all, 0, sizeof all);
  all.flag = true;
  all.i8 = -2;
  all.u16 = 0x102;
  all.i32 = -0x7ffefdfd;
  all.u64 = UINT64_C(0x102030405060708);
  all.f32 = 1.5f;
  all.stamp.sec = 1;
  all.stamp.nsec = 2;
  all.span.sec = -1;
  all.span.nsec = 3;
  all.text.data = "hi";
  all.text.size = 2;
  memcpy(all.four, "\012\013\014\015", 4);
  all.bytes.data = (const uint8_t *)"\377";
  all.bytes.size = 1;
  all.pair[0] = 1;
  all.pair[1] = -2;
  all.n_points = 2;
  all.points = points;
  all.n_texts = 2;
  all.texts = texts;
  ENCODES(All, &all, bytes);
  DECODES(All, &back, bytes);
  CHECK(All_equal(&all, &back));
  ENCODES(All, &back, bytes);
  RELEASE(All, &back);
  for (cut = 0; cut < size; cut++) {
    uint8_t *less = check_block(cut);
    memcpy(less, in, cut);
    CHECK(All_decode_ros1(&back, less, cut, check_heap(), 0).status == HONE_TRUNCATED);
    RELEASE(All, &back);
  }
  in[0] = 2; /* no bool */
  CHECK(All_decode_ros1(&back, in, size, check_heap(), 0).status == HONE_BAD_VALUE);
  RELEASE(All, &back);
  CHECK(All_decode_ros1(&back, in, size, check_heap(), HONE_LENIENT).status == HONE_OK);
  CHECK(back.flag);
  RELEASE(All, &back);
  return 0;
}
