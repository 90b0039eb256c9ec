// Field number 0, wire types 6 and 7, numbers beyond 2^29 - 1 and keys of more than five bytes are
// refused, at the key.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Message {
  int32_t number HONE(1);
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Message message;
  REFUSES(Message, &message, HONE_MALFORMED, 0, "00 01");
  REFUSES(Message, &message, HONE_MALFORMED, 2, "08 01 0e");
  REFUSES(Message, &message, HONE_MALFORMED, 0, "0f 00");
  REFUSES(Message, &message, HONE_MALFORMED, 0, "04");
  REFUSES(Message, &message, HONE_MALFORMED, 0, "8000 01");
  REFUSES(Message, &message, HONE_MALFORMED, 0, "8880808010 01");
  REFUSES(Message, &message, HONE_MALFORMED, 0, "888080808000 01");
  REFUSES(Message, &message, HONE_TRUNCATED, 0, "8880");
  DECODES(Message, &message, "8880808000 05");
  CHECK(message.number == 5);
  return 0;
}
