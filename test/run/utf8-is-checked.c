// Text that is not UTF-8 is HONE_BAD_UTF8, at its first byte; `utf8 = trust` takes it as it is.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Message {
  hone_str text HONE(1);
  hone_str trusted HONE(2, utf8 = trust);
  char name[8] HONE(3);
  size_t n_many;
  hone_str *many HONE(4);
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Message message;
  BECOMES(Message, &message, "0a 0a 7fc3a9e4b8adf09f94a7", "0a 0a 7fc3a9e4b8adf09f94a7");
  BECOMES(Message, &message, "12 02 c328", "12 02 c328");
  REFUSES(Message, &message, HONE_BAD_UTF8, 2, "0a 02 c328");
  REFUSES(Message, &message, HONE_BAD_UTF8, 2, "0a 01 80");
  REFUSES(Message, &message, HONE_BAD_UTF8, 2, "0a 01 c3");
  REFUSES(Message, &message, HONE_BAD_UTF8, 2, "0a 02 c080");
  REFUSES(Message, &message, HONE_BAD_UTF8, 2, "0a 03 e08080");
  REFUSES(Message, &message, HONE_BAD_UTF8, 2, "0a 03 eda080");
  REFUSES(Message, &message, HONE_BAD_UTF8, 2, "0a 04 f4908080");
  REFUSES(Message, &message, HONE_BAD_UTF8, 2, "0a 15 6161616161616161616161616161616161616161ff");
  REFUSES(Message, &message, HONE_BAD_UTF8, 2, "1a 02 c328");
  REFUSES(Message, &message, HONE_BAD_UTF8, 5, "22 01 61  22 01 ff");
  return 0;
}
