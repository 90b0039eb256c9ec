// A value that a closed enum does not list goes to the unknown fields, each on its own, and is
// written back behind the known fields.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef enum HONE_ENUM(closed) Color { COLOR_RED = 1, COLOR_BLUE = 3 } Color;

typedef struct HONE_MESSAGE() Paint {
  bool has_one;
  Color one HONE(1);
  size_t n_many;
  Color *many HONE(2, packed);
  hone_unknown unknown HONE_UNKNOWN;
} Paint;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Paint paint;
  DECODES(Paint, &paint, "08 02");
  CHECK(!paint.has_one && paint.unknown.size == 2);
  ENCODES(Paint, &paint, "08 02");
  RELEASE(Paint, &paint);
  DECODES(Paint, &paint, "08 03  08 07");
  CHECK(paint.has_one && paint.one == COLOR_BLUE);
  ENCODES(Paint, &paint, "08 03  08 07");
  RELEASE(Paint, &paint);
  BECOMES(Paint, &paint, "12 04 01020304", "12 02 0103  10 02  10 04");
  BECOMES(Paint, &paint, "10 05  10 01", "12 01 01  10 05");
  BECOMES(Paint, &paint, "08 ffffffffffffffffff01", "08 ffffffffffffffffff01");
  DECODES_WITH(Paint, &paint, check_heap(), HONE_DISCARD_UNKNOWN, "08 02  12 02 0301");
  CHECK(!paint.has_one && paint.unknown.size == 0 && paint.n_many == 2);
  RELEASE(Paint, &paint);
  return 0;
}
