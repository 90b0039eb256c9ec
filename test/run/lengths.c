// A length beyond the input is HONE_TRUNCATED, one beyond 2 GiB - 1 HONE_TOO_LARGE; at the length,
// and before anything is allocated.
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
  hone_str text HONE(1);
  Inner *inner HONE(2);
  size_t n_list;
  double *list HONE(3);
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Message message;
  REFUSES(Message, &message, HONE_TRUNCATED, 1, "0a 05 61626364");
  REFUSES(Message, &message, HONE_TRUNCATED, 1, "0a ffffffff07 61");
  REFUSES(Message, &message, HONE_TOO_LARGE, 1, "0a 8080808008 61");
  REFUSES(Message, &message, HONE_TOO_LARGE, 1, "0a ffffffffffffffffff01 61");
  REFUSES(Message, &message, HONE_TRUNCATED, 1, "12 03 0a00");
  REFUSES(Message, &message, HONE_TRUNCATED, 3, "12 02 0a01 61");
  REFUSES(Message, &message, HONE_TRUNCATED, 1, "1a 10 0000000000000000");
  REFUSES(Message, &message, HONE_TOO_LARGE, 3, "08 01  3a 8080808008");
  return 0;
}
