// Without presence of its own, a zero or empty value is not written, and absence decodes to it.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef enum HONE_ENUM() Color { COLOR_NONE, COLOR_RED } Color;

typedef struct HONE_MESSAGE() Values {
  bool flag HONE(1);
  int32_t number HONE(2);
  uint64_t large HONE(3, fixed);
  int64_t turned HONE(4, zigzag);
  float single HONE(5);
  double wide HONE(6);
  Color color HONE(7);
  hone_str text HONE(8);
  hone_bytes bytes HONE(9);
  char name[4] HONE(10);
  char *word HONE(11);
  unsigned bits : 3 HONE(12);
} Values;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Values values;
  memset(&values, 0, sizeof(values));
  ENCODES(Values, &values, "");
  Values_init(&values);
  ENCODES(Values, &values, "");
  DECODES(Values, &values, "");
  CHECK(!values.flag && values.number == 0 && values.large == 0 && values.turned == 0);
  CHECK(values.single == 0 && values.wide == 0 && values.color == COLOR_NONE && values.bits == 0);
  CHECK(values.text.size == 0 && values.bytes.size == 0 && values.name[0] == '\0');
  CHECK(values.word == NULL || values.word[0] == '\0');
  ENCODES(Values, &values, "");
  RELEASE(Values, &values);
  return 0;
}
