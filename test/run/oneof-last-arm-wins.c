// Of several arms the last one counts; what an earlier one owned is freed.
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

typedef struct HONE_MESSAGE() Choice {
  uint32_t which;
  union {
    int32_t number HONE(1);
    hone_str text HONE(2);
    Inner inner HONE(3);
    Inner *pointer HONE(4);
    char name[8] HONE(5);
  } HONE_ONEOF(which);
} Choice;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Choice choice;
  DECODES(Choice, &choice, "");
  CHECK(choice.which == 0);
  ENCODES(Choice, &choice, "");
  DECODES(Choice, &choice, "08 00");
  CHECK(choice.which == 1 && choice.number == 0);
  ENCODES(Choice, &choice, "08 00");
  BECOMES(Choice, &choice, "08 05  12 01 61", "12 01 61");
  BECOMES(Choice, &choice, "12 03 616161  08 05", "08 05");
  BECOMES(Choice, &choice, "1a 05 0801 120161  22 02 0802", "22 02 0802");
  BECOMES(Choice, &choice, "22 05 0802 120161  2a 01 62", "2a 01 62");
  BECOMES(Choice, &choice, "12 01 61  12 00", "12 00");
  BECOMES(Choice, &choice, "1a 00  08 01  1a 02 0803", "1a 02 0803");
  return 0;
}
