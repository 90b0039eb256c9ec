// Every status that protobuf decoding and encoding can come to, each with its place.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct Message Message;
struct HONE_MESSAGE() Message {
  int8_t number HONE(1);
  hone_str text HONE(2);
  Message *next HONE(3);
  char name[2] HONE(4);
  int32_t needed HONE(5, required);
};

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Message message, chain[102];
  uint8_t out[8];
  hone_result result;
  REFUSES(Message, &message, HONE_TRUNCATED, 3, "28 00  08");
  REFUSES(Message, &message, HONE_MALFORMED, 2, "28 00  07");
  REFUSES(Message, &message, HONE_BAD_UTF8, 4, "28 00  12 01 ff");
  REFUSES(Message, &message, HONE_BAD_VALUE, 5, "28 00  08 8001");
  REFUSES(Message, &message, HONE_MISSING_REQUIRED, 2, "08 01");
  REFUSES(Message, &message, HONE_TOO_LARGE, 6, "28 00  22 02 6162");
  REFUSES_WITH(Message, &message, NULL, 0, HONE_OUT_OF_MEMORY, 5, "28 00  12 01 61");
  REFUSES_WITH(Message, &message, check_heap(), HONE_ALIAS_INPUT, HONE_BAD_ARGUMENT, 0, "28 00");
  memset(chain, 0, sizeof(chain));
  result = Message_encode_protobuf(&chain[101], out, 1);
  check_result(__FILE__, __LINE__, result, HONE_NO_SPACE, 0);
  chain[101].name[0] = chain[101].name[1] = 'x';
  result = Message_encode_protobuf(&chain[101], out, 8);
  check_result(__FILE__, __LINE__, result, HONE_BAD_VALUE, 0);
  CHECK(Message_encode_protobuf_new(&chain[100], NULL, &(hone_bytes){0}).status ==
        HONE_OUT_OF_MEMORY);
  return 0;
}
