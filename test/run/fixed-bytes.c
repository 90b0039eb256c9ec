// uint8_t[N] without a count is bytes of exactly N; absent it is zeros.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Message {
  uint8_t id[4] HONE(1);
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Message message;
  DECODES_WITH(Message, &message, NULL, 0, "0a 04 01020304");
  CHECK(message.id[3] == 4);
  ENCODES(Message, &message, "0a 04 01020304");
  DECODES_WITH(Message, &message, NULL, 0, "");
  CHECK(message.id[0] == 0 && message.id[3] == 0);
  REFUSES_WITH(Message, &message, NULL, 0, HONE_BAD_VALUE, 5, "0a 03 010203");
  REFUSES_WITH(Message, &message, NULL, 0, HONE_BAD_VALUE, 7, "0a 05 0102030405");
  REFUSES_WITH(Message, &message, NULL, 0, HONE_BAD_VALUE, 2, "0a 00");
  return 0;
}
