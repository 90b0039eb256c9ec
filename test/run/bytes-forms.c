// Every C form of bytes holds the same bytes on the wire, zeros included.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Message {
  hone_bytes view HONE(1);
  size_t n_bounded;
  uint8_t bounded[4] HONE(2);
  uint32_t block_size;
  uint8_t *block HONE(3);
  struct {
    uint16_t size;
    uint8_t bytes[4];
  } inside HONE(4);
  size_t n_elements;
  uint8_t *elements HONE(5, packed);
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Message message;
  const char *all = "0a 02 00ff  12 04 01020304  1a 03 000000  22 01 80  2a 03 05 c801";
  BECOMES(Message, &message, all, all);
  BECOMES(Message, &message, "", "");
  DECODES(Message, &message, all);
  CHECK(message.n_bounded == 4 && message.block_size == 3 && message.inside.size == 1);
  CHECK(message.n_elements == 2 && message.elements[1] == 200);
  RELEASE(Message, &message);
  REFUSES(Message, &message, HONE_TOO_LARGE, 7, "12 05 0102030405");
  REFUSES(Message, &message, HONE_TOO_LARGE, 7, "22 05 0102030405");
  Message_init(&message);
  message.n_bounded = 5;
  ENCODE_FAILS(Message, &message, HONE_BAD_VALUE);
  Message_init(&message);
  message.inside.size = 5;
  ENCODE_FAILS(Message, &message, HONE_BAD_VALUE);
  return 0;
}
