// T[N] with a count takes up to N elements and never allocates; more are HONE_TOO_LARGE, and a
// count above N is refused on encode.
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
  uint8_t num_list;
  int32_t list[3] HONE(1);
  int inner_count;
  Inner inner[2] HONE(2);
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Message message;
  DECODES_WITH(Message, &message, NULL, 0, "0a 03 010203  12 00  12 02 0805");
  CHECK(message.num_list == 3 && message.inner_count == 2 && message.inner[1].a == 5);
  ENCODES(Message, &message, "0a 03 010203  12 00  12 02 0805");
  REFUSES_WITH(Message, &message, NULL, 0, HONE_TOO_LARGE, 2, "0a 04 01020304");
  REFUSES_WITH(Message, &message, NULL, 0, HONE_TOO_LARGE, 6, "12 00  12 00  12 00");
  Message_init(&message);
  message.num_list = 4;
  ENCODE_FAILS(Message, &message, HONE_BAD_VALUE);
  Message_init(&message);
  message.inner_count = -1;
  ENCODE_FAILS(Message, &message, HONE_BAD_VALUE);
  return 0;
}
