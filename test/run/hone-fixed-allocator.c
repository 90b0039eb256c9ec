// Decoding into a buffer of the caller works while it suffices and is HONE_OUT_OF_MEMORY else.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Message {
  hone_str text HONE(1);
  size_t n_list;
  int64_t *list HONE(2);
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Message message;
  static uint64_t buffer[64];
  hone_fixed fixed;
  size_t used, size;
  hone_fixed_init(&fixed, buffer, sizeof(buffer));
  DECODES_WITH(Message, &message, &fixed.alloc, 0, "0a 03 616263  12 03 010203");
  CHECK((const uint64_t *)(const void *)message.list >= buffer);
  CHECK((const uint64_t *)(const void *)message.list < buffer + 64);
  TEXT_IS(message.text, "abc");
  used = hone_fixed_used(&fixed);
  Message_release(&message, &fixed.alloc);
  for (size = 0; size < used; size++) {
    size_t n;
    const uint8_t *in = check_bytes("0a 03 616263  12 03 010203", &n);
    hone_result result;
    hone_fixed_init(&fixed, buffer, size);
    result = Message_decode_protobuf(&message, in, n, &fixed.alloc, 0);
    CHECK(result.status == HONE_OUT_OF_MEMORY || result.status == HONE_OK);
    CHECK(result.status == HONE_OK || result.size <= n);
    Message_release(&message, &fixed.alloc);
    check_free();
  }
  hone_fixed_init(&fixed, NULL, 0);
  REFUSES_WITH(Message, &message, &fixed.alloc, 0, HONE_OUT_OF_MEMORY, 5, "0a 03 616263");
  return 0;
}
