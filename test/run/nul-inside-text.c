// A NUL inside a text is fine for hone_str and HONE_BAD_VALUE for char *.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Message {
  hone_str text HONE(1);
  char *word HONE(2);
  size_t n_words;
  char **words HONE(3);
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Message message;
  BECOMES(Message, &message, "0a 03 610062", "0a 03 610062");
  REFUSES(Message, &message, HONE_BAD_VALUE, 5, "12 03 610062");
  REFUSES(Message, &message, HONE_BAD_VALUE, 6, "1a 01 61  1a 01 00");
  BECOMES(Message, &message, "1a 01 61  1a 00  12 02 6162", "12 02 6162  1a 01 61  1a 00");
  return 0;
}
