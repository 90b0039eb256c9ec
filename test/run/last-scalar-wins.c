// Of several occurrences of a singular field the last one counts, and what it replaces is freed.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Values {
  int32_t number HONE(1);
  hone_str text HONE(2);
  char *word HONE(3);
  hone_bytes bytes HONE(4);
  int32_t *pointer HONE(5, optional);
} Values;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Values values;
  BECOMES(Values, &values, "08 01  08 02", "08 02");
  BECOMES(Values, &values, "08 01  08 00", "");
  BECOMES(Values, &values, "12 01 61  12 02 6263", "12 02 6263");
  BECOMES(Values, &values, "12 03 616161  12 00", "");
  BECOMES(Values, &values, "1a 03 616161  1a 01 62  22 02 0001  22 01 05", "1a 01 62  22 01 05");
  BECOMES(Values, &values, "28 07  28 00", "28 00");
  return 0;
}
