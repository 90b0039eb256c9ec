// An unknown group is kept as it came, with all that is in it, and written back.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Message {
  int32_t a HONE(1);
  hone_unknown unknown HONE_UNKNOWN;
} Message;

typedef struct HONE_MESSAGE() Forgetful {
  int32_t a HONE(1);
} Forgetful;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Message message;
  Forgetful forgetful;
  BECOMES(Message, &message, "13 0805 13 14 1a 01 ff 14  08 01", "08 01  13 0805 13 14 1a 01 ff 14");
  BECOMES(Forgetful, &forgetful, "13 0805 13 14 1a 01 ff 14  08 01", "08 01");
  return 0;
}
