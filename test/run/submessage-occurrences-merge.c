// Several occurrences of a singular message are merged: scalars by the last, repeated fields by
// appending, messages below in the same way.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Inner {
  int32_t a HONE(1);
  int32_t b HONE(2);
  size_t n_list;
  int32_t *list HONE(3);
  hone_str text HONE(4);
} Inner;

typedef struct HONE_MESSAGE() Middle {
  Inner *inner HONE(1);
} Middle;

typedef struct HONE_MESSAGE() Outer {
  Inner embedded HONE(1);
  Inner *pointer HONE(2);
  bool has_maybe;
  Inner maybe HONE(3);
  Middle *middle HONE(4);
} Outer;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Outer outer;
  BECOMES(Outer, &outer, "0a 04 08011002  0a 02 0803", "0a 04 08031002");
  BECOMES(Outer, &outer, "12 06 08011a020102  12 05 10051a0103", "0a 00  12 09 08011005 1a03010203");
  BECOMES(Outer, &outer, "1a 03 220161  1a 03 220162  1a 00", "0a 00  1a 03 220162");
  BECOMES(Outer, &outer, "22 04 0a020801  22 04 0a021002", "0a 00  22 06 0a0408011002");
  BECOMES(Outer, &outer, "12 00", "0a 00  12 00");
  return 0;
}
