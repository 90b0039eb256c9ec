// However the elements of a repeated field arrive, reading them is amortized linear: 100,000
// pieces of a submessage, each with one element, and 100,000 single elements.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Inner {
  size_t n_list;
  uint32_t *list HONE(1);
} Inner;

typedef struct HONE_MESSAGE() Outer {
  Inner *inner HONE(1);
  size_t n_list;
  uint32_t *list HONE(2);
  HONE_SEQ(uint32_t) sequence HONE(3);
} Outer;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

enum { PIECES = 100000 };

int main(void) {
  uint8_t *bytes = check_block(PIECES * 8), *p = bytes;
  Outer outer;
  hone_result result;
  size_t i;
  for (i = 0; i < PIECES; i++) {
    const uint8_t piece[8] = {0x0a, 2, 0x08, (uint8_t)(i & 127), 0x10, 1, 0x18, 2};
    memcpy(p, piece, 8);
    p += 8;
  }
  result = Outer_decode_protobuf(&outer, bytes, PIECES * 8, check_heap(), 0);
  check_result(__FILE__, __LINE__, result, HONE_OK, PIECES * 8);
  CHECK(outer.inner->n_list == PIECES && outer.n_list == PIECES && outer.sequence.size == PIECES);
  CHECK(outer.inner->list[PIECES - 1] == ((PIECES - 1) & 127));
  RELEASE(Outer, &outer);
  return 0;
}
