// An enum value that the C type cannot hold goes to the unknown fields, or where there are none
// is refused.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef enum HONE_ENUM() Small { SMALL_NONE, SMALL_ONE } Small;

typedef struct HONE_MESSAGE() Keeping {
  Small one : 4 HONE(1);
  hone_unknown unknown HONE_UNKNOWN;
} Keeping;

typedef struct HONE_MESSAGE() Strict {
  Small one : 4 HONE(1);
} Strict;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Keeping keeping;
  Strict strict;
  DECODES(Keeping, &keeping, "08 0f");
  CHECK((int)keeping.one == 15 && keeping.unknown.size == 0);
  RELEASE(Keeping, &keeping);
  DECODES(Keeping, &keeping, "08 10");
  CHECK((int)keeping.one == 0 && keeping.unknown.size == 2);
  ENCODES(Keeping, &keeping, "08 10");
  RELEASE(Keeping, &keeping);
  DECODES(Strict, &strict, "08 0f");
  REFUSES(Strict, &strict, HONE_BAD_VALUE, 2, "08 10");
  return 0;
}
