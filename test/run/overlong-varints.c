// Varints of up to ten bytes are read, the bits above the 64th dropped; an eleventh byte is
// HONE_MALFORMED, at the varint.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Message {
  uint64_t wide HONE(1);
  uint32_t number HONE(2);
  hone_str text HONE(3);
  size_t n_list;
  uint64_t *list HONE(4);
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Message message;
  DECODES(Message, &message, "08 81808080808080808000  10 85808080808080808000");
  CHECK(message.wide == 1 && message.number == 5);
  DECODES(Message, &message, "08 ffffffffffffffffff7f");
  CHECK(message.wide == UINT64_MAX);
  DECODES(Message, &message, "08 8080808080808080807e  10 ffffffffff3f");
  CHECK(message.wide == 0 && message.number == UINT32_MAX);
  BECOMES(Message, &message, "1a 8180808000 61", "1a 01 61");
  BECOMES(Message, &message, "22 0b 81808080808080808000 02", "22 02 0102");
  REFUSES(Message, &message, HONE_MALFORMED, 1, "08 8180808080808080808000");
  REFUSES(Message, &message, HONE_MALFORMED, 1, "08 ffffffffffffffffffff01");
  REFUSES(Message, &message, HONE_TRUNCATED, 1, "08 818080808080808080");
  REFUSES(Message, &message, HONE_MALFORMED, 2, "22 0b 8180808080808080808000");
  REFUSES(Message, &message, HONE_MALFORMED, 1, "28 8180808080808080808000");
  return 0;
}
