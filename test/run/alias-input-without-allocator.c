// Without an allocator HONE_ALIAS_INPUT decodes text that otherwise would need memory.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Message {
  hone_str text HONE(1);
  size_t n_numbers;
  int32_t numbers[3] HONE(2);
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Message message;
  DECODES_WITH(Message, &message, NULL, HONE_ALIAS_INPUT, "0a 01 61  12 02 0102");
  TEXT_IS(message.text, "a");
  Message_release(&message, NULL);
  REFUSES_WITH(Message, &message, NULL, 0, HONE_OUT_OF_MEMORY, 3, "0a 01 61");
  DECODES_WITH(Message, &message, NULL, 0, "12 02 0102");
  CHECK(message.n_numbers == 2 && message.numbers[1] == 2);
  return 0;
}
