/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Random valid protobuf bytes of a message, from a table that schemas/wire.py
 * makes. It knows limits of the C side too (char[N], narrow integers, bounded
 * arrays), so what it makes must decode.
 */
#ifndef TEST_WIRE_H
#define TEST_WIRE_H

#include "message.h"

typedef enum WireKind {
  WIRE_VARINT,
  WIRE_ZIGZAG,
  WIRE_FIXED32,
  WIRE_FIXED64,
  WIRE_FLOAT,
  WIRE_DOUBLE,
  WIRE_TEXT,
  WIRE_BYTES,
  WIRE_MESSAGE,
  WIRE_GROUP
} WireKind;

enum {
  WIRE_REQUIRED = 1,
  WIRE_PACKED = 2,
  WIRE_NO_NUL = 4,
  WIRE_ARM = 8,
  WIRE_REPEATED = 16,
  WIRE_ALL = 32 /* exactly `most` elements */
};

typedef struct WireField {
  uint32_t number;
  WireKind kind;
  unsigned flags;
  size_t message;         /* MESSAGE, GROUP: index in the table */
  uint64_t low, high;     /* integers, as two's complement */
  const uint64_t *values; /* closed enums: what is listed */
  size_t n_values;
  size_t least, most;       /* elements */
  size_t shortest, longest; /* bytes of one text */
} WireField;

typedef struct WireMessage {
  const char *name; /* <M>; NULL ends a table */
  const WireField *fields;
  size_t n_fields;
  bool is_entry; /* of a map */
  const TestMessage *message;
} WireMessage;

typedef struct WireRandom {
  uint64_t state;
} WireRandom;

typedef struct WireBytes {
  uint8_t *data;
  size_t size, capacity;
} WireBytes;

uint64_t wire_random(WireRandom *random);

/* Appends a random value of table[index], with at most `depth` levels below it. Aborts without
 * memory. */
void wire_message(WireRandom *random, WireBytes *out, const WireMessage *table, size_t index,
                  unsigned depth);
void wire_free(WireBytes *bytes);

#endif
