// HONE_MERGE decodes into what is there, by the rules for several occurrences.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Inner {
  int32_t a HONE(1);
  int32_t b HONE(2);
} Inner;

typedef struct HONE_MESSAGE() Message {
  int32_t number HONE(1);
  hone_str text HONE(2);
  size_t n_list;
  int32_t *list HONE(3);
  Inner *inner HONE(4);
  size_t n_inners;
  Inner *inners HONE(5);
  uint32_t which;
  union {
    Inner *arm HONE(6);
    hone_str other HONE(7);
  } HONE_ONEOF(which);
  hone_unknown unknown HONE_UNKNOWN;
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Message message;
  Message_init(&message);
  DECODES_WITH(Message, &message, check_heap(), HONE_MERGE,
               "08 01  12 01 61  1a 02 0102  22 02 0801  2a 02 0801  32 02 0801  78 01");
  DECODES_WITH(Message, &message, check_heap(), HONE_MERGE, "");
  DECODES_WITH(Message, &message, check_heap(), HONE_MERGE,
               "12 01 62  1a 01 03  22 02 1002  2a 00  32 02 1005  78 02");
  ENCODES(Message, &message,
          "08 01  12 01 62  1a 03 010203  22 04 08011002  2a 02 0801  2a 00  32 04 08011005  "
          "78 01  78 02");
  DECODES_WITH(Message, &message, check_heap(), HONE_MERGE, "3a 01 7a");
  CHECK(message.which == 7);
  RELEASE(Message, &message);
  return 0;
}
