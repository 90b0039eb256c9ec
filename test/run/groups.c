// A group is written between its two tags and read back; its fields come in any order, several
// occurrences merge.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Inner {
  int32_t a HONE(1);
  hone_str text HONE(2);
} Inner;

typedef struct HONE_MESSAGE() Outer {
  Inner *one HONE(1, group);
  size_t n_many;
  Inner *many HONE(2, group);
  Inner *far HONE(2000, group);
} Outer;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Outer outer;
  BECOMES(Outer, &outer, "0b 0801 0c", "0b 0801 0c");
  BECOMES(Outer, &outer, "0b 0c", "0b 0c");
  BECOMES(Outer, &outer, "0b 120161 0801 0c", "0b 0801 120161 0c");
  BECOMES(Outer, &outer, "0b 0801 0c  0b 120161 0c", "0b 0801 120161 0c");
  BECOMES(Outer, &outer, "13 0801 14  13 14  837d 0802 847d", "13 0801 14  13 14  837d 0802 847d");
  BECOMES(Outer, &outer, "0b 93 06 0801 94 06 0801 0c", "0b 0801 0c");
  return 0;
}
