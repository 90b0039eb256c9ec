// A group that ends with another number, or not at all, is refused; so is an end without a start.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Inner {
  int32_t a HONE(1);
} Inner;

typedef struct HONE_MESSAGE() Outer {
  Inner *one HONE(1, group);
  Inner *plain HONE(2);
} Outer;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Outer outer;
  REFUSES(Outer, &outer, HONE_TRUNCATED, 3, "0b 0801");
  REFUSES(Outer, &outer, HONE_TRUNCATED, 1, "0b");
  REFUSES(Outer, &outer, HONE_MALFORMED, 2, "0b 14");
  REFUSES(Outer, &outer, HONE_MALFORMED, 4, "0b 0801 1c");
  REFUSES(Outer, &outer, HONE_MALFORMED, 1, "0c");
  REFUSES(Outer, &outer, HONE_MALFORMED, 1, "1c");
  REFUSES(Outer, &outer, HONE_MALFORMED, 3, "12 01 0c");
  REFUSES(Outer, &outer, HONE_MALFORMED, 2, "9b06 a406");
  REFUSES(Outer, &outer, HONE_TRUNCATED, 2, "9b06");
  return 0;
}
