// char[N] holds up to N - 1 bytes without a NUL, never allocates, and must end within N.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Message {
  char name[4] HONE(1);
  size_t n_names;
  char names[2][4] HONE(2);
  char both[2][3] HONE(3);
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Message message;
  DECODES_WITH(Message, &message, NULL, 0, "0a 03 616263  1a 01 78  1a 02 7879");
  CHECK(strcmp(message.name, "abc") == 0 && strcmp(message.both[1], "xy") == 0);
  ENCODES(Message, &message, "0a 03 616263  1a 01 78  1a 02 7879");
  DECODES_WITH(Message, &message, NULL, 0, "12 01 61  12 00  1a 00  1a 00");
  CHECK(message.n_names == 2 && message.names[0][0] == 'a' && message.names[1][0] == '\0');
  REFUSES_WITH(Message, &message, NULL, 0, HONE_TOO_LARGE, 6, "0a 04 61626364");
  REFUSES_WITH(Message, &message, NULL, 0, HONE_BAD_VALUE, 4, "0a 02 6100");
  REFUSES_WITH(Message, &message, NULL, 0, HONE_TOO_LARGE, 7, "12 01 61  12 00  12 00  1a 00  1a 00");
  Message_init(&message);
  memset(message.name, 'x', sizeof(message.name));
  ENCODE_FAILS(Message, &message, HONE_BAD_VALUE);
  Message_init(&message);
  message.n_names = 3;
  ENCODE_FAILS(Message, &message, HONE_BAD_VALUE);
  return 0;
}
