// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: split-file %s %t
// RUN: %hone %t/widths.h --portable -o %t -- -I%include
// RUN: %cc -std=c11 %warnings -I%include -I%t %t/main.c %t/widths.hone.c %runtime -o %t/program
// RUN: %run %t/program
//
// Portable code is made once and compiled for any target: where a type is smaller, or has the
// other sign, than where it was made, a value that it cannot hold is refused and never cut.

//--- widths.h
#include <hone/hone.h>

typedef long offset_of;

struct HONE_MESSAGE() widths {
  long a HONE(1);
  unsigned long b HONE(2);
  size_t c HONE(3);
  offset_of d HONE(4, zigzag);
  size_t n_list;
  long list[3] HONE(5);
  char e HONE(6);
  size_t pair[2] HONE(7);
};

//--- main.c
#include <limits.h>

#include "widths.hone.h"

static hone_status decode(struct widths *out, const void *bytes, size_t size) {
  return widths_decode_protobuf(out, (const uint8_t *)bytes, size, NULL, 0).status;
}

int main(void) {
  struct widths in = {.a = -5, .b = 7, .c = 9, .d = -11, .n_list = 2, .list = {-1, 1}, .e = 'x'};
  struct widths out;
  uint8_t bytes[128];
  in.pair[1] = 3;
  hone_result encoded = widths_encode_protobuf(&in, bytes, sizeof bytes);
  if (encoded.status != HONE_OK || decode(&out, bytes, encoded.size) != HONE_OK ||
      !widths_equal(&in, &out)) {
    return 1;
  }
  // 2^40 by each number: as long as the type holds it.
  hone_status wide = sizeof(long) == 8 ? HONE_OK : HONE_BAD_VALUE;
  hone_status size = sizeof(size_t) == 8 ? HONE_OK : HONE_BAD_VALUE;
  if (decode(&out, "\x08\x80\x80\x80\x80\x80\x20", 7) != wide ||
      decode(&out, "\x10\x80\x80\x80\x80\x80\x20", 7) != wide ||
      decode(&out, "\x18\x80\x80\x80\x80\x80\x20", 7) != size ||
      decode(&out, "\x20\x80\x80\x80\x80\x80\x40", 7) != wide ||
      decode(&out, "\x2a\x06\x80\x80\x80\x80\x80\x20", 8) != wide ||
      decode(&out, "\x3a\x07\x01\x80\x80\x80\x80\x80\x20", 9) != size) {
    return 2;
  }
  // -1 into a plain char, which may be unsigned.
  hone_status minus = CHAR_MIN < 0 ? HONE_OK : HONE_BAD_VALUE;
  return decode(&out, "\x30\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01", 11) == minus ? 0 : 3;
}
