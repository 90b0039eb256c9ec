// A NULL where a `T **` of scalars, texts, times or map entries has an element, or where an arm is
// a pointer, is HONE_BAD_VALUE on encode and clone; size, equal, hash, merge and settling a map
// do not follow it. A NULL `char *` is an empty text.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- --formats protobuf -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef enum Colour { RED, GREEN } Colour;

typedef struct HONE_MESSAGE() Entry {
  char *key HONE(1);
  hone_str value HONE(2);
} Entry;

typedef struct HONE_MESSAGE() Message {
  size_t n_ints;
  int32_t **ints HONE(1);
  size_t n_loose;
  uint64_t **loose HONE(2, unpacked);
  size_t n_doubles;
  double **doubles HONE(3);
  size_t n_colours;
  Colour **colours HONE(4);
  size_t n_texts;
  hone_str **texts HONE(5);
  size_t n_bytes;
  hone_bytes **bytes HONE(6);
  size_t n_times;
  hone_time **times HONE(7);
  size_t n_entries;
  Entry **entries HONE(8, map);
  uint32_t which;
  union {
    int32_t *int_arm HONE(9);
    hone_str *text_arm HONE(10);
    double *double_arm HONE(11);
    Colour *colour_arm HONE(12);
  } HONE_ONEOF(which);
  size_t n_words;
  char **words HONE(13);
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

/* Neither a crash nor a success. */
static void try_it(const Message *message) {
  static const uint8_t entry[] = {0x42, 0x03, 0x0a, 0x01, 'k'};
  Message copy;
  hone_bytes bytes;
  CHECK(Message_size_protobuf(message) < 64);
  ENCODE_FAILS(Message, message, HONE_BAD_VALUE);
  CHECK(Message_encode_protobuf_new(message, check_heap(), &bytes).status == HONE_BAD_VALUE);
  CHECK(Message_equal(message, message));
  CHECK(Message_hash(message, 0) == Message_hash(message, 0));
  CHECK(Message_clone(&copy, message, check_heap()) == HONE_BAD_VALUE);
  Message_release(&copy, check_heap());
  Message_init(&copy);
  CHECK(!Message_equal(message, &copy) && !Message_equal(&copy, message));
  CHECK(Message_merge(&copy, message, check_heap()) == HONE_BAD_VALUE);
  CHECK(Message_decode_protobuf(&copy, entry, sizeof entry, check_heap(), HONE_MERGE).status ==
        HONE_OK);
  Message_release(&copy, check_heap());
}

#define TRY(member, count)                                                                         \
  do {                                                                                             \
    Message_init(&message);                                                                        \
    *(void **)&message.member = calloc(8, sizeof(void *));                                         \
    message.count = 2;                                                                             \
    try_it(&message);                                                                              \
    Message_release(&message, check_heap());                                                       \
  } while (0)

/* The second of two is NULL: what stands before it is written, and not more than the size. */
static void second(void) {
  static int32_t number = -1;
  static hone_str text = {"text", 4};
  static int32_t *ints[8] = {&number};
  static hone_str *texts[8] = {&text};
  Message message, other;
  uint8_t out[64];
  Message_init(&message);
  message.ints = ints;
  message.n_ints = 2;
  CHECK(Message_size_protobuf(&message) == 12);
  CHECK(Message_encode_protobuf_trusted(&message, out) == 0);
  other = message;
  other.n_ints = 1;
  CHECK(!Message_equal(&message, &other));
  Message_init(&message);
  message.texts = texts;
  message.n_texts = 2;
  CHECK(Message_encode_protobuf_trusted(&message, out) == 0);
  try_it(&message);
}

/* Merging into a map with an element that is not there keeps it, once, and is no crash. */
static void maps(void) {
  static const uint8_t in[] = {0x42, 0x03, 0x0a, 0x01, 'b', 0x42, 0x03, 0x0a, 0x01, 'a'};
  Message message, other;
  Message_init(&message);
  *(void **)&message.entries = calloc(8, sizeof(void *));
  message.n_entries = 3;
  CHECK(Message_decode_protobuf(&message, in, sizeof in, check_heap(), HONE_MERGE).status ==
        HONE_OK);
  CHECK(message.n_entries == 3);
  other = message;
  CHECK(Message_equal(&message, &other));
  ENCODE_FAILS(Message, &message, HONE_BAD_VALUE);
  Message_release(&message, check_heap());
}

int main(void) {
  Message message;
  uint32_t arm;
  TRY(ints, n_ints);
  TRY(loose, n_loose);
  TRY(doubles, n_doubles);
  TRY(colours, n_colours);
  TRY(texts, n_texts);
  TRY(bytes, n_bytes);
  TRY(times, n_times);
  TRY(entries, n_entries);
  second();
  maps();
  for (arm = 9; arm <= 12; arm++) {
    Message_init(&message);
    message.int_arm = NULL;
    message.which = arm;
    try_it(&message);
    Message_release(&message, check_heap());
  }
  Message_init(&message);
  message.words = (char **)calloc(8, sizeof(char *));
  message.n_words = 2;
  ENCODES(Message, &message, "6a 00 6a 00");
  Message_release(&message, check_heap());
  return 0;
}
