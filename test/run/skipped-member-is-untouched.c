// A skipped member is neither read nor written by any function.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Message {
  void *mine HONE_SKIP;
  int32_t a HONE(1);
  char scratch[3] HONE_SKIP;
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Message message;
  int here;
  message.mine = &here;
  memcpy(message.scratch, "abc", 3);
  DECODES_WITH(Message, &message, check_heap(), 0, "08 05");
  CHECK(message.mine == &here && memcmp(message.scratch, "abc", 3) == 0 && message.a == 5);
  Message_init(&message);
  CHECK(message.mine == &here && memcmp(message.scratch, "abc", 3) == 0 && message.a == 0);
  Message_clear(&message, check_heap());
  CHECK(message.mine == &here && memcmp(message.scratch, "abc", 3) == 0);
  return 0;
}
