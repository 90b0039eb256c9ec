// A message by value is written even if empty, unless a presence member says it is absent; a
// pointer is written unless NULL.
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
  Inner embedded HONE(1);
  bool has_maybe;
  Inner maybe HONE(2);
  Inner *pointer HONE(3);
} Outer;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Outer outer;
  BECOMES(Outer, &outer, "", "0a 00");
  BECOMES(Outer, &outer, "12 00  1a 00", "0a 00  12 00  1a 00");
  DECODES(Outer, &outer, "");
  CHECK(!outer.has_maybe && outer.pointer == NULL && outer.embedded.a == 0);
  outer.maybe.a = 5;
  ENCODES(Outer, &outer, "0a 00");
  return 0;
}
