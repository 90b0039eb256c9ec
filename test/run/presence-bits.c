// Bit i of the presence member, least significant first, belongs to the i-th optional member.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Inner {
  int32_t a HONE(1);
} Inner;

typedef struct HONE_MESSAGE() Message {
  uint8_t bits HONE_PRESENCE;
  int32_t first HONE(9, optional);
  int32_t always_there HONE(2);
  hone_str second HONE(1, optional);
  Inner third HONE(4, optional);
  bool fourth HONE(3, optional, default = true);
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Message message;
  DECODES(Message, &message, "");
  CHECK(message.bits == 0 && message.fourth);
  ENCODES(Message, &message, "");
  DECODES(Message, &message, "48 00");
  CHECK(message.bits == 1);
  ENCODES(Message, &message, "48 00");
  DECODES(Message, &message, "0a 00");
  CHECK(message.bits == 2);
  ENCODES(Message, &message, "0a 00");
  RELEASE(Message, &message);
  DECODES(Message, &message, "22 00  18 00");
  CHECK(message.bits == 12 && !message.fourth);
  ENCODES(Message, &message, "18 00  22 00");
  message.bits = 5;
  message.first = 3;
  ENCODES(Message, &message, "22 00  48 03");
  return 0;
}
