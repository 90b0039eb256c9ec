// A named union works like an anonymous one, and a message may have several.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Choices {
  uint32_t which;
  union {
    int32_t number HONE(1);
    hone_str text HONE(4);
  } value HONE_ONEOF(which);
  int kind;
  union {
    float single HONE(3);
    bool flag HONE(2);
  } HONE_ONEOF(kind);
} Choices;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Choices choices;
  DECODES(Choices, &choices, "22 01 61  10 01");
  CHECK(choices.which == 4 && choices.kind == 2 && choices.flag);
  TEXT_IS(choices.value.text, "a");
  ENCODES(Choices, &choices, "10 01  22 01 61");
  RELEASE(Choices, &choices);
  BECOMES(Choices, &choices, "1d 0000803f  08 00", "08 00  1d 0000803f");
  return 0;
}
