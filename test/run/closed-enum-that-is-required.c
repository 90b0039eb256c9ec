// A required closed enum whose value is not listed has not arrived; an optional one is absent.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef enum HONE_ENUM(closed) Kind { KIND_ONE = 1, KIND_LARGE = 300 } Kind;

typedef struct HONE_MESSAGE() Message {
  Kind needed HONE(1, required);
  bool has_kind;
  Kind kind HONE(2);
  hone_unknown unknown HONE_UNKNOWN;
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Message message;
  BECOMES(Message, &message, "08 01  10 02  10 01", "08 01  10 01  10 02");
  REFUSES(Message, &message, HONE_MISSING_REQUIRED, 2, "08 02");
  DECODES(Message, &message, "08 01  10 02");
  CHECK(!message.has_kind);
  RELEASE(Message, &message);
  return 0;
}
