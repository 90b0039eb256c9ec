/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The fuzz target of every decoder of matrix.h and descriptor.h: whatever the
 * bytes, decoding ends with a status, an offset within them and something that
 * can be released; what it accepts encodes, and decodes to the same again.
 */
#include "fuzz.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

typedef struct Counter {
  hone_alloc alloc;
  size_t live;
} Counter;

static void *counter_allocate(hone_alloc *alloc, size_t size, size_t align) {
  void *block = malloc(size);
  (void)align;
  ((Counter *)alloc)->live += block != NULL;
  return block;
}

static void counter_release(hone_alloc *alloc, void *block, size_t size) {
  (void)size;
  ((Counter *)alloc)->live--;
  free(block);
}

static void counter_init(Counter *counter) {
  memset(counter, 0, sizeof(*counter));
  counter->alloc.allocate = counter_allocate;
  counter->alloc.release = counter_release;
}

static void require(const TestMessage *m, bool holds, const char *what) {
  if (!holds) {
    fprintf(stderr, "%s: does not hold: %s\n", m->name, what);
    abort();
  }
}

static const TestMessage *choose(const uint8_t *data) {
  static const WireMessage *const tables[] = {matrix_messages, descriptor_messages};
  unsigned key = data[0] | (unsigned)data[1] << 8;
  size_t count = 0, wanted, t, i;
  for (t = 0; t < 2; t++) {
    for (i = 0; tables[t][i].name != NULL; i++, count++) {
      if (fuzz_key(tables[t][i].name) == key) {
        return tables[t][i].message;
      }
    }
  }
  wanted = key % count;
  for (t = 0; t < 2; t++) {
    for (i = 0; tables[t][i].name != NULL; i++) {
      if (wanted-- == 0) {
        return tables[t][i].message;
      }
    }
  }
  return matrix_messages[0].message;
}

static void *block(size_t size) {
  void *bytes = malloc(size != 0 ? size : 1);
  if (bytes == NULL) {
    abort();
  }
  return bytes;
}

/* Encodes into exactly its size, and into what `head` chooses. */
static uint8_t *encode(const TestMessage *m, const void *msg, unsigned head, size_t *size) {
  uint8_t *out, *less;
  hone_result result;
  size_t capacity;
  *size = m->encoded_size(msg);
  out = block(*size);
  result = m->encode(msg, out, *size);
  require(m, result.status == HONE_OK && result.size == *size, "encodes into its size");
  capacity = *size * head / 256;
  less = block(capacity);
  result = m->encode(msg, less, capacity);
  require(m, *size == 0 || result.status == HONE_NO_SPACE, "less than its size is NO_SPACE");
  free(less);
  return out;
}

static void accepted(const TestMessage *m, const void *msg, unsigned head) {
  Counter counter;
  size_t size, again_size;
  void *copy = block(m->size);
  uint8_t *bytes = encode(m, msg, head, &size), *again;
  hone_result result;
  counter_init(&counter);
  result = m->decode(copy, bytes, size, &counter.alloc, 0);
  require(m, result.status == HONE_OK && result.size == size, "what was encoded decodes");
  require(m, m->equal(msg, copy), "decode of encode is equal");
  require(m, m->hash(msg, head) == m->hash(copy, head), "equal messages have equal hashes");
  again = encode(m, copy, head, &again_size);
  require(m, size == again_size && memcmp(bytes, again, size) == 0, "encode is a fixed point");
  m->release(copy, &counter.alloc);
  require(m, m->clone(copy, msg, &counter.alloc) == HONE_OK && m->equal(copy, msg), "clone");
  require(m, m->encode_trusted(copy, bytes) == size && memcmp(bytes, again, size) == 0, "trusted");
  m->clear(copy, &counter.alloc);
  require(m, counter.live == 0, "nothing is left");
  free(again);
  free(bytes);
  free(copy);
}

/* Aliasing into an arena, into a small buffer, and on top of what is there. */
static void other_ways(const TestMessage *m, const uint8_t *in, size_t size, unsigned head,
                       const void *want, hone_result first) {
  hone_arena arena;
  hone_fixed fixed;
  Counter counter;
  hone_result result;
  void *msg = block(m->size), *buffer = block(head * 8);
  hone_arena_init(&arena);
  result = m->decode(msg, in, size, &arena.alloc, HONE_ALIAS_INPUT);
  require(m, result.status == first.status && result.size == first.size, "aliasing is alike");
  require(m, result.status != HONE_OK || m->equal(msg, want), "aliasing decodes the same");
  m->release(msg, &arena.alloc);
  hone_arena_free(&arena);
  hone_fixed_init(&fixed, buffer, head * 8);
  result = m->decode(msg, in, size, &fixed.alloc, HONE_DISCARD_UNKNOWN);
  require(m, result.size <= size, "the offset is within the input");
  m->release(msg, &fixed.alloc);
  counter_init(&counter);
  m->init(msg);
  result = m->decode(msg, in, size / 2, &counter.alloc, HONE_MERGE);
  result = m->decode(msg, in, size, &counter.alloc, HONE_MERGE);
  require(m, result.size <= size, "the offset is within the input");
  m->release(msg, &counter.alloc);
  require(m, counter.live == 0, "nothing is left after a merge");
  free(buffer);
  free(msg);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  const TestMessage *m;
  Counter counter;
  hone_result result;
  void *msg;
  if (size < FUZZ_HEAD) {
    return 0;
  }
  m = choose(data);
  msg = block(m->size);
  memset(msg, 0xa5, m->size);
  counter_init(&counter);
  result = m->decode(msg, data + FUZZ_HEAD, size - FUZZ_HEAD, &counter.alloc, 0);
  require(m, result.size <= size - FUZZ_HEAD, "the offset is within the input");
  require(m, result.status != HONE_OK || result.size == size - FUZZ_HEAD, "all of it is read");
  if (result.status == HONE_OK) {
    accepted(m, msg, data[2]);
  }
  other_ways(m, data + FUZZ_HEAD, size - FUZZ_HEAD, data[2], msg, result);
  m->release(msg, &counter.alloc);
  require(m, counter.live == 0, "nothing is left");
  free(msg);
  return 0;
}
