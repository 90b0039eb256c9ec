// A map whose entries arrive in many parts of its message is read in amortized linear time, and of
// equal keys the last value still wins, in the slot of the first.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Entry {
  uint32_t key HONE(1, fixed);
  hone_str value HONE(2);
} Entry;

typedef struct HONE_MESSAGE() Inner {
  size_t n_map;
  Entry *map HONE(1, map);
} Inner;

typedef struct HONE_MESSAGE() Outer {
  Inner *inner HONE(1);
  size_t n_list;
  Inner **list HONE(2);
  Inner pair[2] HONE(3);
  uint32_t which;
  union {
    Inner *arm HONE(4);
  } HONE_ONEOF(which);
} Outer;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

enum { PIECES = 100000, SIZE = 14 };

/* Keys fall, so that sorting has work to do; the last half overwrites the first. */
static void many(void) {
  uint8_t *bytes = check_block(PIECES * SIZE), *p = bytes;
  Outer outer;
  hone_result result;
  uint32_t i;
  for (i = 0; i < PIECES; i++) {
    uint32_t key = PIECES - i % (PIECES / 2);
    const uint8_t piece[SIZE] = {0x0a, 12, 0x0a, 10, 0x0d, (uint8_t)key, (uint8_t)(key >> 8),
                                 (uint8_t)(key >> 16), 0, 0x12, 3, 'a', 'b',
                                 i < PIECES / 2 ? 'c' : 'd'};
    memcpy(p, piece, SIZE);
    p += SIZE;
  }
  result = Outer_decode_protobuf(&outer, bytes, PIECES * SIZE, check_heap(), 0);
  check_result(__FILE__, __LINE__, result, HONE_OK, PIECES * SIZE);
  CHECK(outer.inner->n_map == PIECES / 2);
  CHECK(outer.inner->map[0].key == PIECES && outer.inner->map[0].value.data[2] == 'd');
  Outer_release(&outer, check_heap());
}

int main(void) {
  Outer outer;
  const char *pair = "1a00 1a00";
  BECOMES(Outer, &outer, "0a07 0a05 0d01000000 0a0a 0a08 0d01000000 120178",
          "0a0a 0a08 0d01000000 120178 1a00 1a00");
  BECOMES(Outer, &outer, "2207 0a05 0d01000000 220a 0a08 0d01000000 120178",
          "1a00 1a00 220a 0a08 0d01000000 120178");
  DECODES(Outer, &outer, "1209 0a07 0d01000000 1200 1209 0a07 0d01000000 1200 2200");
  CHECK(outer.n_list == 2);
  /* Merging adds to the maps that are there. */
  DECODES_WITH(Outer, &outer, check_heap(), HONE_MERGE, pair);
  DECODES_WITH(Outer, &outer, check_heap(), HONE_MERGE, "2207 0a05 0d01000000");
  DECODES_WITH(Outer, &outer, check_heap(), HONE_MERGE, "220a 0a08 0d01000000 120178");
  CHECK(outer.arm->n_map == 1 && outer.arm->map[0].value.size == 1);
  Outer_release(&outer, check_heap());
  many();
  return 0;
}
