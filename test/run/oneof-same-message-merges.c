// Two occurrences of the same message arm are merged; with another arm between them they are not.
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
} Inner;

typedef struct HONE_MESSAGE() Choice {
  uint32_t which;
  union {
    int32_t number HONE(1);
    Inner inner HONE(2);
    Inner *pointer HONE(3);
    Inner *group HONE(4, group);
  } HONE_ONEOF(which);
} Choice;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Choice choice;
  BECOMES(Choice, &choice, "12 02 0801  12 02 1002", "12 04 0801 1002");
  BECOMES(Choice, &choice, "1a 02 0801  1a 02 1002", "1a 04 0801 1002");
  BECOMES(Choice, &choice, "23 0801 24  23 1002 24", "23 0801 1002 24");
  BECOMES(Choice, &choice, "12 02 0801  08 07  12 02 1002", "12 02 1002");
  BECOMES(Choice, &choice, "1a 02 0801  12 02 0805  1a 02 1002", "1a 02 1002");
  return 0;
}
