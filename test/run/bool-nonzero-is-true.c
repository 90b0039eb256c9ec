// Any varint but 0 decodes to true; true is written as 1.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Flag {
  bool on HONE(1);
} Flag;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Flag flag;
  BECOMES(Flag, &flag, "08 05", "08 01");
  BECOMES(Flag, &flag, "08 80808080808080808001", "08 01");
  BECOMES(Flag, &flag, "08 8000", "");
  DECODES(Flag, &flag, "08 01");
  CHECK(flag.on);
  DECODES(Flag, &flag, "");
  CHECK(!flag.on);
  return 0;
}
