// -0.0 is not zero: presence looks at the bits.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Pair {
  float single HONE(1);
  double wide HONE(2);
} Pair;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Pair pair = {-0.0f, -0.0};
  Pair zero = {0.0f, 0.0};
  ENCODES(Pair, &pair, "0d 00000080  11 0000000000000080");
  ENCODES(Pair, &zero, "");
  DECODES(Pair, &zero, "0d 00000080  11 0000000000000080");
  CHECK(memcmp(&zero.single, &pair.single, 4) == 0 && memcmp(&zero.wide, &pair.wide, 8) == 0);
  CHECK(Pair_equal(&zero, &pair));
  return 0;
}
