// `max` limits the elements of an array and the bytes of one text, on decode.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Message {
  size_t n_list;
  int32_t *list HONE(1, max = 3);
  hone_str text HONE(2, max = 4);
  HONE_SEQ(hone_str) texts HONE(3, max = 2);
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Message message;
  BECOMES(Message, &message, "0a 03 010203  12 04 61626364  1a 00  1a 00",
          "0a 03 010203  12 04 61626364  1a 00  1a 00");
  REFUSES(Message, &message, HONE_TOO_LARGE, 2, "0a 04 01020304");
  REFUSES(Message, &message, HONE_TOO_LARGE, 8, "08 01  08 02  08 03  08 04");
  REFUSES(Message, &message, HONE_TOO_LARGE, 7, "12 05 6162636465");
  REFUSES(Message, &message, HONE_TOO_LARGE, 6, "1a 00  1a 00  1a 00");
  return 0;
}
