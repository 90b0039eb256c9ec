// A repeated scalar is read packed, unpacked and mixed, whatever the schema says, and written
// as the schema says.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Lists {
  size_t n_packed;
  int32_t *packed HONE(1, packed);
  size_t n_single;
  int32_t *single HONE(2, unpacked);
  size_t n_fixed;
  float *fixed HONE(3);
  size_t n_wide;
  uint64_t *wide HONE(4, fixed, unpacked);
  size_t n_flags;
  bool flags[4] HONE(5);
} Lists;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Lists lists;
  BECOMES(Lists, &lists, "0a 03 010203", "0a 03 010203");
  BECOMES(Lists, &lists, "08 01  0a 02 0203  08 04  0a 00", "0a 04 01020304");
  BECOMES(Lists, &lists, "12 02 0102  10 03", "10 01  10 02  10 03");
  BECOMES(Lists, &lists, "1a 08 0000803f00000040  1d 00000000", "1a 0c 0000803f0000004000000000");
  BECOMES(Lists, &lists, "22 10 0100000000000000 0200000000000000",
          "21 0100000000000000  21 0200000000000000");
  BECOMES(Lists, &lists, "28 01  2a 02 0005  28 00", "2a 04 01000100");
  BECOMES(Lists, &lists, "0a 00  12 00  1a 00", "");
  return 0;
}
