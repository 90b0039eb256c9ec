// A known number with another wire type is an unknown field.
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
  int32_t number HONE(1);
  hone_str text HONE(2);
  float single HONE(3);
  Inner *inner HONE(4);
  Inner *group HONE(5, group);
  size_t n_texts;
  hone_str *texts HONE(6);
  hone_unknown unknown HONE_UNKNOWN;
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Message message;
  DECODES(Message, &message, "0a 01 61  10 01  18 02  20 03  2a 00  30 04  0d 01020304  23 24");
  CHECK(message.number == 0 && message.text.size == 0 && message.single == 0);
  CHECK(message.inner == NULL && message.group == NULL && message.n_texts == 0);
  ENCODES(Message, &message, "0a 01 61  10 01  18 02  20 03  2a 00  30 04  0d 01020304  23 24");
  RELEASE(Message, &message);
  return 0;
}
