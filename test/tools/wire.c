/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Fields come in number order or in a rotation of it; repeated scalars packed
 * or not, whatever the schema says; now and then an unknown field.
 */
#include "wire.h"

#include <stdlib.h>
#include <string.h>

uint64_t wire_random(WireRandom *random) {
  uint64_t z = (random->state += 0x9e3779b97f4a7c15u); /* splitmix64 */
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

static uint64_t below(WireRandom *random, uint64_t limit) {
  return limit != 0 ? wire_random(random) % limit : 0;
}

static void put(WireBytes *out, const void *data, size_t size) {
  if (out->capacity - out->size < size) {
    out->capacity = out->capacity * 2 + size + 64;
    out->data = (uint8_t *)realloc(out->data, out->capacity);
    if (out->data == NULL) {
      abort();
    }
  }
  if (size != 0) {
    memcpy(out->data + out->size, data, size);
  }
  out->size += size;
}

static void put_varint(WireBytes *out, uint64_t value) {
  uint8_t bytes[10];
  size_t size = 0;
  for (; value > 127; value >>= 7) {
    bytes[size++] = (uint8_t)(value | 128);
  }
  bytes[size++] = (uint8_t)value;
  put(out, bytes, size);
}

static void put_little(WireBytes *out, uint64_t value, size_t size) {
  uint8_t bytes[8];
  size_t i;
  for (i = 0; i < size; i++) {
    bytes[i] = (uint8_t)(value >> (8 * i));
  }
  put(out, bytes, size);
}

static uint64_t integer(WireRandom *random, const WireField *field) {
  uint64_t span = field->high - field->low, value;
  if (field->n_values != 0) {
    return field->values[below(random, field->n_values)];
  }
  switch (below(random, 6)) {
  case 0:
    return field->low;
  case 1:
    return field->high;
  case 2:
    return (int64_t)field->low < 0 && field->high < field->low ? (uint64_t)-1 : field->low;
  case 3:
    value = below(random, 200);
    return value <= field->high || field->high < field->low ? value & field->high : field->high;
  default:
    value = wire_random(random) >> below(random, 64);
    return span == UINT64_MAX ? value : field->low + value % (span + 1);
  }
}

static unsigned wire_type(WireKind kind) {
  static const unsigned types[] = {0, 0, 5, 1, 5, 1, 2, 2, 2, 3};
  return types[kind];
}

static void put_tag(WireBytes *out, uint32_t number, unsigned type) {
  put_varint(out, (uint64_t)number << 3 | type);
}

static void put_scalar(WireRandom *random, WireBytes *out, const WireField *field) {
  uint64_t value;
  switch (field->kind) {
  case WIRE_VARINT:
    put_varint(out, integer(random, field));
    break;
  case WIRE_ZIGZAG:
    value = integer(random, field);
    put_varint(out, value << 1 ^ (uint64_t) - (int64_t)(value >> 63));
    break;
  case WIRE_FIXED32:
    put_little(out, integer(random, field), 4);
    break;
  case WIRE_FIXED64:
    put_little(out, integer(random, field), 8);
    break;
  case WIRE_FLOAT:
    put_little(out, below(random, 4) != 0 ? wire_random(random) : 0, 4);
    break;
  default:
    put_little(out, below(random, 4) != 0 ? wire_random(random) : 0, 8);
    break;
  }
}

static void put_text(WireRandom *random, WireBytes *out, const WireField *field) {
  static const char *const pieces[] = {"a", "B", "\xc3\xa9", "\xe4\xb8\xad", "\xf0\x9f\x94\xa7",
                                       "~", " "};
  static const size_t sizes[] = {0, 1, 2, 7, 15, 16, 17, 33, 130, 300};
  size_t size = sizes[below(random, sizeof(sizes) / sizeof(*sizes))];
  size_t i = 0;
  uint8_t bytes[400];
  if (size > field->longest) {
    size = field->longest;
  }
  if (size < field->shortest) {
    size = field->shortest;
  }
  while (i < size) {
    const char *piece = pieces[below(random, 7)];
    if (field->kind == WIRE_BYTES) {
      bytes[i++] = (uint8_t)wire_random(random);
    } else if (i + strlen(piece) <= size) {
      memcpy(bytes + i, piece, strlen(piece));
      i += strlen(piece);
    } else {
      bytes[i++] = (field->flags & WIRE_NO_NUL) != 0 ? 'z' : 0;
    }
  }
  put_varint(out, size);
  put(out, bytes, size);
}

/* One element, behind its tag. */
static void put_element(WireRandom *random, WireBytes *out, const WireMessage *table,
                        const WireField *field, unsigned depth) {
  put_tag(out, field->number, wire_type(field->kind));
  if (field->kind == WIRE_MESSAGE) {
    WireBytes inner = {NULL, 0, 0};
    wire_message(random, &inner, table, field->message, depth != 0 ? depth - 1 : 0);
    put_varint(out, inner.size);
    put(out, inner.data, inner.size);
    wire_free(&inner);
  } else if (field->kind == WIRE_GROUP) {
    wire_message(random, out, table, field->message, depth != 0 ? depth - 1 : 0);
    put_tag(out, field->number, 4);
  } else if (field->kind == WIRE_TEXT || field->kind == WIRE_BYTES) {
    put_text(random, out, field);
  } else {
    put_scalar(random, out, field);
  }
}

static void put_repeated(WireRandom *random, WireBytes *out, const WireMessage *table,
                         const WireField *field, unsigned depth) {
  static const size_t counts[] = {0, 1, 1, 2, 3, 8, 9, 17, 33};
  size_t count = counts[below(random, sizeof(counts) / sizeof(*counts))], i;
  bool is_message = field->kind == WIRE_MESSAGE || field->kind == WIRE_GROUP;
  bool packed = (field->flags & WIRE_PACKED) != 0;
  if (is_message && count > 3) {
    count = 3;
  }
  if (is_message && depth == 0) {
    count = 0;
  }
  count = count > field->most ? field->most : count;
  if ((field->flags & WIRE_ALL) != 0) {
    count = field->most;
  }
  if (below(random, 8) == 0) {
    packed = !packed;
  }
  if (packed && field->kind < WIRE_TEXT) {
    WireBytes inner = {NULL, 0, 0};
    for (i = 0; i < count; i++) {
      put_scalar(random, &inner, field);
    }
    if (count != 0) {
      put_tag(out, field->number, 2);
      put_varint(out, inner.size);
      put(out, inner.data, inner.size);
    }
    wire_free(&inner);
    return;
  }
  for (i = 0; i < count; i++) {
    put_element(random, out, table, field, depth);
  }
}

static void put_unknown(WireRandom *random, WireBytes *out) {
  uint32_t number = 19000 + (uint32_t)below(random, 3); /* no schema may use these */
  unsigned type = (unsigned)below(random, 4);
  if (type == 3) {
    put_tag(out, number, 3);
    put_tag(out, 7, 0);
    put_varint(out, wire_random(random));
    put_tag(out, number, 4);
    return;
  }
  put_tag(out, number, type == 1 ? 5 : type);
  if (type == 0) {
    put_varint(out, wire_random(random));
  } else if (type == 1) {
    put_little(out, wire_random(random), 4);
  } else {
    put_varint(out, 3);
    put(out, "\x01\x02\x03", 3);
  }
}

static void put_field(WireRandom *random, WireBytes *out, const WireMessage *table,
                      const WireField *field, unsigned depth, bool chosen) {
  bool is_message = field->kind == WIRE_MESSAGE || field->kind == WIRE_GROUP;
  if ((field->flags & WIRE_REPEATED) != 0) {
    put_repeated(random, out, table, field, depth);
    return;
  }
  if ((field->flags & WIRE_REQUIRED) == 0) {
    if ((field->flags & WIRE_ARM) != 0 ? !chosen : below(random, 3) == 0) {
      return;
    }
    if (is_message && depth == 0) {
      return;
    }
  }
  put_element(random, out, table, field, depth);
}

void wire_message(WireRandom *random, WireBytes *out, const WireMessage *table, size_t index,
                  unsigned depth) {
  const WireMessage *message = &table[index];
  size_t arms = 0, arm = 0, start, i;
  for (i = 0; i < message->n_fields; i++) {
    arms += (message->fields[i].flags & WIRE_ARM) != 0;
  }
  arm = (size_t)below(random, arms + 1);
  start = below(random, 4) == 0 ? (size_t)below(random, message->n_fields) : 0;
  for (i = 0; i < message->n_fields; i++) {
    const WireField *field = &message->fields[(start + i) % message->n_fields];
    size_t before = 0, k;
    for (k = 0; &message->fields[k] < field; k++) {
      before += (message->fields[k].flags & WIRE_ARM) != 0;
    }
    put_field(random, out, table, field, depth, before == arm);
  }
  if (below(random, 3) == 0) {
    put_unknown(random, out);
  }
}

void wire_free(WireBytes *bytes) {
  free(bytes->data);
  bytes->data = NULL;
  bytes->size = bytes->capacity = 0;
}
