// Every container of repeated values reads, writes and is released alike.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Inner {
  hone_str text HONE(1);
} Inner;

typedef struct HONE_MESSAGE() Message {
  size_t n_pointer;
  Inner *pointer HONE(1);
  size_t n_pointers;
  Inner **pointers HONE(2);
  HONE_SEQ(Inner) sequence HONE(3);
  size_t n_bounded;
  Inner bounded[12] HONE(4);
  size_t n_numbers;
  int32_t **numbers HONE(5);
  HONE_SEQ(hone_str) texts HONE(6);
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

static char hex[4096];
int main(void) {
  Message message;
  int field, i;
  for (field = 1; field <= 6; field++) {
    hex[0] = '\0';
    if (field == 5) {
      strcpy(hex, "2a0c010203040506070809000102");
    }
    for (i = 0; i < 12 && field != 5; i++) {
      sprintf(hex + strlen(hex), field == 6 ? "%02x026162" : "%02x040a026162", field * 8 + 2);
    }
    BECOMES(Message, &message, hex, hex);
  }
  DECODES(Message, &message, "12 00  12 00  1a 00  28 05");
  CHECK(message.n_pointers == 2 && message.pointers[0] != message.pointers[1]);
  CHECK(message.sequence.size == 1 && message.sequence.capacity >= 1);
  CHECK(message.n_numbers == 1 && *message.numbers[0] == 5);
  RELEASE(Message, &message);
  return 0;
}
