// Each occurrence of the message that holds a T[N] brings all N elements or none; the last
// ones count.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Inner {
  int32_t three[3] HONE(1);
} Inner;

typedef struct HONE_MESSAGE() Outer {
  Inner inner HONE(1);
  Inner *pointer HONE(2);
} Outer;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Outer outer;
  DECODES(Outer, &outer, "12 00  12 05 0a03010203  12 00");
  CHECK(outer.pointer->three[2] == 3);
  RELEASE(Outer, &outer);
  DECODES(Outer, &outer, "0a 05 0a03010203  0a 05 0a03040506");
  CHECK(outer.inner.three[0] == 4 && outer.inner.three[2] == 6);
  RELEASE(Outer, &outer);
  REFUSES(Outer, &outer, HONE_BAD_VALUE, 6, "0a 04 0a020102  0a 02 0803");
  return 0;
}
