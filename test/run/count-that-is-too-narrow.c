// An array whose count member cannot say how many there are is HONE_TOO_LARGE.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Message {
  uint8_t n_list;
  uint8_t *list HONE(1, packed);
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

static char hex[3 * 512];
int main(void) {
  Message message;
  size_t i;
  strcpy(hex, "0aff01");
  for (i = 0; i < 255; i++) {
    strcat(hex, "07");
  }
  DECODES(Message, &message, hex);
  CHECK(message.n_list == 255 && message.list[254] == 7);
  RELEASE(Message, &message);
  memcpy(hex, "0a8002", 6);
  strcat(hex, "07");
  REFUSES(Message, &message, HONE_TOO_LARGE, 259, hex);
  return 0;
}
