// With HONE_ALIAS_INPUT text and bytes point into the input; with an allocator that frees block
// by block the flag is HONE_BAD_ARGUMENT.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Message {
  hone_str text HONE(1);
  hone_bytes bytes HONE(2);
  size_t n_many;
  hone_str *many HONE(3);
  char *word HONE(4);
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Message message;
  hone_arena arena;
  size_t size;
  const uint8_t *in = check_bytes("0a 03 616263  12 02 0102  1a 01 64  22 01 65", &size);
  hone_result result;
  hone_arena_init(&arena);
  result = Message_decode_protobuf(&message, in, size, &arena.alloc, HONE_ALIAS_INPUT);
  CHECK(result.status == HONE_OK && result.size == size);
  CHECK(message.text.data == (const char *)in + 2 && message.bytes.data == in + 7);
  CHECK(message.many[0].data == (const char *)in + 11);
  CHECK(strcmp(message.word, "e") == 0);
  Message_release(&message, &arena.alloc);
  result = Message_decode_protobuf(&message, in, size, &arena.alloc, 0);
  CHECK(result.status == HONE_OK && message.text.data != (const char *)in + 2);
  CHECK(message.text.data[3] == '\0');
  hone_arena_free(&arena);
  REFUSES_WITH(Message, &message, check_heap(), HONE_ALIAS_INPUT, HONE_BAD_ARGUMENT, 0, "0a 01 61");
  return 0;
}
