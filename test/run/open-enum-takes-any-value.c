// An open enum holds values that it does not list.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef enum HONE_ENUM() Color { COLOR_NONE, COLOR_RED = 1, COLOR_MINUS = -1 } Color;

typedef struct HONE_MESSAGE() Paint {
  Color one HONE(1);
  size_t n_many;
  Color *many HONE(2);
} Paint;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Paint paint;
  DECODES(Paint, &paint, "08 4d  12 03 4d0100");
  CHECK((int)paint.one == 77 && paint.n_many == 3 && (int)paint.many[0] == 77);
  ENCODES(Paint, &paint, "08 4d  12 03 4d0100");
  RELEASE(Paint, &paint);
  BECOMES(Paint, &paint, "08 feffffffffffffffff01", "08 feffffffffffffffff01");
  return 0;
}
