// HONE_PADDED_INPUT gives the same result, and what lies behind the input never matters.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Message {
  int64_t number HONE(1);
  hone_str text HONE(2);
  size_t n_list;
  int32_t *list HONE(3);
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Message message;
  size_t size, n;
  uint8_t *in = check_bytes("08 ffffffffffffffffff01  12 03 616263  1a 02 8001"
                            "0000000000000000000000000000000000000000000000000000000000000000",
                            &size);
  size -= 32;
  for (n = 0; n < 3; n++) {
    hone_result result;
    memset(in + size, n == 0 ? 0xff : n == 1 ? 0x08 : 0x00, 32);
    result = Message_decode_protobuf(&message, in, size, check_heap(), HONE_PADDED_INPUT);
    check_result(__FILE__, __LINE__, result, HONE_OK, size);
    CHECK(message.number == -1 && message.n_list == 1 && message.list[0] == 128);
    RELEASE(Message, &message);
    result = Message_decode_protobuf(&message, in, size - 1, check_heap(), HONE_PADDED_INPUT);
    CHECK(result.status == HONE_TRUNCATED && result.size < size);
    RELEASE(Message, &message);
    result = Message_decode_protobuf(&message, in, 8, check_heap(), HONE_PADDED_INPUT);
    CHECK(result.status == HONE_TRUNCATED && result.size == 1);
    RELEASE(Message, &message);
  }
  return 0;
}
