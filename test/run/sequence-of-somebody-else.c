// A sequence whose capacity is 0 borrows what it has: adding to it moves to a block of its own, and
// release leaves the borrowed one alone. An empty text takes no block.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Message {
  HONE_SEQ(int32_t) numbers HONE(1);
  HONE_SEQ(hone_str) texts HONE(2);
  HONE_SEQ(char) text HONE(3);
  hone_unknown rest HONE_UNKNOWN;
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  static int32_t numbers[3] = {1, 2, 3};
  static hone_str texts[2] = {{"", 0}, {"", 0}};
  static char text[] = "abc";
  static uint8_t rest[] = {0x20, 1};
  Message message, copy;
  int twice;
  for (twice = 0; twice < 2; twice++) {
    Message_init(&message);
    message.numbers.data = numbers;
    message.numbers.size = 3;
    message.texts.data = texts;
    message.texts.size = 2;
    message.text.data = text;
    message.text.size = 3;
    message.rest.data = rest;
    message.rest.size = 2;
    if (twice == 1) {
      DECODES_WITH(Message, &message, check_heap(), HONE_MERGE, "0804  1200  1a0178  2002");
      CHECK(message.numbers.size == 4 && message.numbers.data != numbers);
      CHECK(message.texts.size == 3 && message.texts.data != texts && message.text.data != text);
      CHECK(message.rest.size == 4 && message.rest.data != rest);
    }
    Message_release(&message, check_heap());
  }
  CHECK(numbers[2] == 3 && text[0] == 'a');

  Message_init(&message);
  CHECK(Message_clone(&copy, &message, NULL) == HONE_OK);
  DECODES_WITH(Message, &message, NULL, 0, "1a00");
  CHECK(message.text.size == 0);
  DECODES_WITH(Message, &message, check_heap(), HONE_MERGE, "1a026162");
  CHECK(message.text.size == 2 && memcmp(message.text.data, "ab", 3) == 0);
  DECODES_WITH(Message, &message, check_heap(), HONE_MERGE, "1a00");
  CHECK(message.text.size == 0 && message.text.data[0] == '\0');
  Message_release(&message, check_heap());
  return 0;
}
