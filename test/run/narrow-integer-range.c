// A value that a narrow integer cannot hold is HONE_BAD_VALUE, alone, in an array and packed.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Narrow {
  int8_t tiny HONE(1);
  uint16_t half HONE(2);
  size_t n_list;
  int16_t *list HONE(3);
} Narrow;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Narrow narrow;
  BECOMES(Narrow, &narrow, "08 7f  10 ffff03  1a 03 ffff01", "08 7f  10 ffff03  1a 03 ffff01");
  REFUSES(Narrow, &narrow, HONE_BAD_VALUE, 3, "08 8001");
  REFUSES(Narrow, &narrow, HONE_BAD_VALUE, 4, "10 808004");
  REFUSES(Narrow, &narrow, HONE_BAD_VALUE, 6, "1a 04 01 808002");
  REFUSES(Narrow, &narrow, HONE_BAD_VALUE, 4, "18 808002");
  DECODES(Narrow, &narrow, "10 ffff83808001");
  CHECK(narrow.half == 65535);
  return 0;
}
