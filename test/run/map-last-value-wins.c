// Of equal keys the last value wins, in the slot of the first; what it replaces is freed.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Entry {
  hone_str key HONE(1);
  hone_str value HONE(2);
} Entry;

typedef struct HONE_MESSAGE() Number {
  int32_t key HONE(1);
  int32_t value HONE(2);
} Number;

typedef struct HONE_MESSAGE() Maps {
  size_t n_texts;
  Entry *texts HONE(1, map);
  size_t n_numbers;
  Number numbers[2] HONE(2, map);
} Maps;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Maps maps;
  DECODES(Maps, &maps, "0a 06 0a0161 120131  0a 06 0a0162 120132  0a 06 0a0161 120133");
  CHECK(maps.n_texts == 2);
  TEXT_IS(maps.texts[0].key, "a");
  TEXT_IS(maps.texts[0].value, "3");
  TEXT_IS(maps.texts[1].key, "b");
  TEXT_IS(maps.texts[1].value, "2");
  ENCODES(Maps, &maps, "0a 06 0a0161 120133  0a 06 0a0162 120132");
  RELEASE(Maps, &maps);
  BECOMES(Maps, &maps, "12 04 0801 1001  12 04 0802 1002", "12 04 0801 1001  12 04 0802 1002");
  REFUSES(Maps, &maps, HONE_TOO_LARGE, 14, "12 04 0801 1001  12 04 0802 1002  12 04 0803 1003");
  return 0;
}
