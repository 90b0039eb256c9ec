// A message without fields has no bytes, and still keeps unknown ones.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Nothing {
  char unused HONE_SKIP;
} Nothing;

typedef struct HONE_MESSAGE() Keeper {
  hone_unknown unknown HONE_UNKNOWN;
} Keeper;

typedef struct HONE_MESSAGE() Outer {
  Nothing *nothing HONE(1);
  size_t n_many;
  Nothing *many HONE(2);
} Outer;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Nothing nothing;
  Keeper keeper;
  Outer outer;
  BECOMES(Nothing, &nothing, "", "");
  BECOMES(Nothing, &nothing, "08 01", "");
  BECOMES(Keeper, &keeper, "08 01  12 00", "08 01  12 00");
  BECOMES(Outer, &outer, "0a 00  12 00  12 02 0801", "0a 00  12 00  12 00");
  return 0;
}
