// More optional members than one word has bits go on in the next one.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Message {
  uint8_t bits[2] HONE_PRESENCE;
  int32_t a HONE(1, optional);
  int32_t b HONE(2, optional);
  int32_t c HONE(3, optional);
  int32_t d HONE(4, optional);
  int32_t e HONE(5, optional);
  int32_t f HONE(6, optional);
  int32_t g HONE(7, optional);
  int32_t h HONE(8, optional);
  int32_t i HONE(9, optional);
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Message message;
  DECODES(Message, &message, "48 00  40 05  08 01");
  CHECK(message.bits[0] == 0x81 && message.bits[1] == 1);
  ENCODES(Message, &message, "08 01  40 05  48 00");
  return 0;
}
