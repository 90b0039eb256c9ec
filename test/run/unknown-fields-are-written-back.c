// Unknown fields of every wire type are kept in the order of their arrival and written behind
// the known ones; HONE_DISCARD_UNKNOWN drops them.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Inner {
  int32_t a HONE(1);
  hone_unknown unknown HONE_UNKNOWN;
} Inner;

typedef struct HONE_MESSAGE(extensions = "100-199") Message {
  int32_t a HONE(9);
  Inner *inner HONE(10);
  hone_unknown rest HONE_UNKNOWN;
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Message message;
  const char *mixed = "1a 02 6162  08 8101  48 05  15 01020304  52 04 0801 1002  a106 0102030405060708  1b 1c";
  const char *known_first = "48 05  52 04 0801 1002  1a 02 6162  08 8101  15 01020304  "
                            "a106 0102030405060708  1b 1c";
  BECOMES(Message, &message, mixed, known_first);
  DECODES_WITH(Message, &message, check_heap(), HONE_DISCARD_UNKNOWN, mixed);
  CHECK(message.rest.size == 0 && message.inner != NULL && message.inner->unknown.size == 0);
  ENCODES(Message, &message, "48 05  52 02 0801");
  RELEASE(Message, &message);
  REFUSES(Message, &message, HONE_TRUNCATED, 1, "1a 02 61");
  REFUSES(Message, &message, HONE_TRUNCATED, 1, "15 010203");
  REFUSES(Message, &message, HONE_TRUNCATED, 1, "11 01020304050607");
  REFUSES(Message, &message, HONE_TRUNCATED, 1, "08 80");
  return 0;
}
