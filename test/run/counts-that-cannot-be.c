// A count below zero, or above what there is room for, is HONE_BAD_VALUE on encode; no function
// reads what was never counted.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Inner {
  char *text HONE(1);
} Inner;

typedef struct HONE_MESSAGE() Message {
  int n_numbers;
  int32_t *numbers HONE(1);
  int n_texts;
  char **texts HONE(2);
  int64_t n_inner;
  Inner *inner HONE(3);
  int8_t n_blocks;
  Inner **blocks HONE(4);
  int n_bounded;
  char *bounded[4] HONE(5);
  int n_few;
  char **few HONE(6, max = 3);
  int raw_size;
  uint8_t *raw HONE(7);
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

static void try_it(Message *message) {
  hone_bytes bytes;
  Message copy;
  (void)Message_size_protobuf(message);
  ENCODE_FAILS(Message, message, HONE_BAD_VALUE);
  CHECK(Message_encode_protobuf(message, NULL, 0).status != HONE_OK);
  CHECK(Message_encode_protobuf_new(message, check_heap(), &bytes).status == HONE_BAD_VALUE);
  CHECK(Message_equal(message, message));
  (void)Message_hash(message, 0);
  CHECK(Message_clone(&copy, message, check_heap()) == HONE_BAD_VALUE);
  Message_release(&copy, check_heap());
}

int main(void) {
  Message message;
  int i;
  for (i = 0; i < 8; i++) {
    Message_init(&message);
    message.n_numbers = i == 0 ? -1 : 0;
    message.n_texts = i == 1 ? -2 : 0;
    message.n_inner = i == 2 ? -1 : 0;
    message.n_blocks = i == 3 ? -128 : 0;
    message.n_bounded = i == 4 ? -1 : i == 7 ? 5 : 0;
    message.n_few = i == 5 ? -1 : 0;
    message.raw_size = i == 6 ? -1 : 0;
    if (i == 7) {
      memset(message.bounded, 0xa5, sizeof(message.bounded));
    }
    try_it(&message);
    message.n_bounded = 0;
    Message_release(&message, check_heap());
  }
  return 0;
}
