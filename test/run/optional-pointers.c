// NULL is absent: for a scalar behind a pointer, a text and bytes without data, a message.
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
  int32_t *number HONE(1, optional);
  hone_str text HONE(2, optional);
  hone_bytes bytes HONE(3, optional);
  char *word HONE(4, optional);
  Inner *inner HONE(5);
  double *wide HONE(6, optional);
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Message message;
  DECODES(Message, &message, "");
  CHECK(message.number == NULL && message.text.data == NULL && message.bytes.data == NULL);
  CHECK(message.word == NULL && message.inner == NULL && message.wide == NULL);
  ENCODES(Message, &message, "");
  BECOMES(Message, &message, "08 00  12 00  1a 00  22 00  2a 00", "08 00  12 00  1a 00  22 00  2a 00");
  DECODES(Message, &message, "31 0000000000000040  12 00");
  CHECK(*message.wide == 2 && message.text.data != NULL && message.text.size == 0);
  RELEASE(Message, &message);
  return 0;
}
