/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the C code made by schemas/fill.py calls: values are taken from a
 * stream (numbers of 8 bytes, little endian; texts behind their size) and put
 * into structs, and dumped from structs into such a stream. Blocks that
 * structs point to are kept in one list, and freed together by fill_free.
 */
#ifndef TEST_FILL_H
#define TEST_FILL_H

#include <stdlib.h>
#include <string.h>

#include <hone/hone.h>

#include "message.h"

typedef struct FillSource {
  const uint8_t *p, *end;
  void **blocks;
  size_t count, capacity;
} FillSource;

typedef struct DumpSink {
  uint8_t *data;
  size_t size, capacity;
} DumpSink;

typedef struct FilledMessage {
  const char *name; /* as protobuf calls it */
  const TestMessage *message;
  long unknown; /* offset of the hone_unknown; -1: none */
  void (*fill)(void *msg, FillSource *s);
  void (*dump)(const void *msg, DumpSink *s);
} FilledMessage;

static inline void *fill_block(FillSource *s, size_t size) {
  void *block = malloc(size != 0 ? size : 1);
  if (s->count == s->capacity) {
    s->capacity = s->capacity * 2 + 16;
    s->blocks = (void **)realloc(s->blocks, s->capacity * sizeof(void *));
  }
  if (block == NULL || s->blocks == NULL) {
    abort();
  }
  s->blocks[s->count++] = block;
  return block;
}

static inline void fill_free(FillSource *s) {
  while (s->count != 0) {
    free(s->blocks[--s->count]);
  }
  free(s->blocks);
  s->blocks = NULL;
  s->capacity = 0;
}

static inline uint64_t fill_take(FillSource *s) {
  uint64_t value = 0;
  int i;
  if (s->end - s->p < 8) {
    abort(); /* the stream and the code do not belong together */
  }
  for (i = 7; i >= 0; i--) {
    value = value << 8 | s->p[i];
  }
  s->p += 8;
  return value;
}

static inline const uint8_t *fill_bytes(FillSource *s, size_t *size) {
  const uint8_t *data;
  *size = (size_t)fill_take(s);
  data = s->p;
  if ((size_t)(s->end - s->p) < *size) {
    abort();
  }
  s->p += *size;
  return data;
}

/* A copy in a block of exactly its size, so that a sanitizer sees reads beyond it. */
static inline size_t fill_block_of(FillSource *s, uint8_t **out) {
  size_t size;
  const uint8_t *data = fill_bytes(s, &size);
  *out = (uint8_t *)fill_block(s, size);
  memcpy(*out, data, size);
  return size;
}

static inline hone_str fill_str(FillSource *s) {
  uint8_t *data;
  hone_str text;
  text.size = fill_block_of(s, &data);
  text.data = (const char *)data;
  return text;
}

static inline hone_bytes fill_view(FillSource *s) {
  uint8_t *data;
  hone_bytes bytes;
  bytes.size = fill_block_of(s, &data);
  bytes.data = data;
  return bytes;
}

static inline void fill_chars(FillSource *s, char *to, size_t capacity) {
  size_t size;
  const uint8_t *data = fill_bytes(s, &size);
  if (size >= capacity) {
    abort();
  }
  memcpy(to, data, size);
  memset(to + size, 0, capacity - size);
}

static inline char *fill_cstr(FillSource *s) {
  size_t size;
  const uint8_t *data = fill_bytes(s, &size);
  char *text = (char *)fill_block(s, size + 1);
  memcpy(text, data, size);
  text[size] = '\0';
  return text;
}

static inline size_t fill_array(FillSource *s, uint8_t *to, size_t capacity) {
  size_t size;
  const uint8_t *data = fill_bytes(s, &size);
  if (size > capacity) {
    abort();
  }
  memcpy(to, data, size);
  return size;
}

static inline float fill_float(FillSource *s) {
  uint32_t bits = (uint32_t)fill_take(s);
  float value;
  memcpy(&value, &bits, sizeof(value));
  return value;
}

static inline double fill_double(FillSource *s) {
  uint64_t bits = fill_take(s);
  double value;
  memcpy(&value, &bits, sizeof(value));
  return value;
}

static inline void dump_raw(DumpSink *s, const void *data, size_t size) {
  if (s->capacity - s->size < size) {
    s->capacity = s->capacity * 2 + size + 256;
    s->data = (uint8_t *)realloc(s->data, s->capacity);
    if (s->data == NULL) {
      abort();
    }
  }
  if (size != 0) {
    memcpy(s->data + s->size, data, size);
  }
  s->size += size;
}

static inline void dump_put(DumpSink *s, uint64_t value) {
  uint8_t bytes[8];
  int i;
  for (i = 0; i < 8; i++) {
    bytes[i] = (uint8_t)(value >> (8 * i));
  }
  dump_raw(s, bytes, 8);
}

static inline void dump_bytes(DumpSink *s, const void *data, size_t size) {
  dump_put(s, size);
  dump_raw(s, data, size);
}

static inline void dump_cstr(DumpSink *s, const char *text) {
  dump_bytes(s, text, text != NULL ? strlen(text) : 0);
}

static inline void dump_float(DumpSink *s, float value) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof(bits));
  dump_put(s, bits);
}

static inline void dump_double(DumpSink *s, double value) {
  uint64_t bits;
  memcpy(&bits, &value, sizeof(bits));
  dump_put(s, bits);
}

#endif
