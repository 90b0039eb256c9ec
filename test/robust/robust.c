/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * robust VALUES [NAME]: random valid values of every message of matrix.h and of
 * descriptor.h (or of message NAME alone), each put through every check of
 * checks.c. HONE_SEED sets the seed.
 */
#include "robust.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const WireMessage matrix_messages[];
extern const WireMessage descriptor_messages[];

Numbers numbers;

static void *counter_allocate(hone_alloc *alloc, size_t size, size_t align) {
  Counter *counter = (Counter *)alloc;
  void *block = NULL;
  (void)align;
  if (counter->asked++ != counter->fail_at) {
    block = malloc(size);
    counter->live += block != NULL;
  }
  return block;
}

static void counter_release(hone_alloc *alloc, void *block, size_t size) {
  Counter *counter = (Counter *)alloc;
  (void)size;
  counter->live--;
  free(block);
}

void counter_init(Counter *counter, size_t fail_at) {
  memset(counter, 0, sizeof(*counter));
  counter->alloc.allocate = counter_allocate;
  counter->alloc.release = counter_release;
  counter->fail_at = fail_at;
}

void robust_fail(const Subject *s, const char *what, size_t n, hone_result result) {
  size_t i;
  if (numbers.failures++ >= 20) {
    return;
  }
  fprintf(stderr, "%s, seed %llu, at %zu: %s (%s, %zu)\n  ", s->message->name,
          (unsigned long long)s->seed, n, what, hone_status_string(result.status), result.size);
  for (i = 0; i < s->size && i < 400; i++) {
    fprintf(stderr, "%02x", s->bytes[i]);
  }
  fprintf(stderr, "%s\n", i < s->size ? "..." : "");
}

uint8_t *robust_copy(const uint8_t *bytes, size_t size) {
  uint8_t *copy = (uint8_t *)malloc(size != 0 ? size : 1);
  if (copy == NULL) {
    abort();
  }
  if (size != 0) {
    memcpy(copy, bytes, size);
  } else {
    copy = (uint8_t *)realloc(copy, 1);
  }
  return copy;
}

void *robust_message(const Subject *s) {
  void *msg = malloc(s->message->size);
  if (msg == NULL) {
    abort();
  }
  memset(msg, 0xa5, s->message->size);
  return msg;
}

static void check_all(const Subject *s, WireRandom *random) {
  check_decode(s);
  check_truncations(s);
  check_failed_allocations(s);
  check_flips(s, random);
  check_capacities(s);
  check_buffers(s);
  check_failed_copies(s);
}

static void check_message(const WireMessage *table, size_t index, size_t values, uint64_t seed) {
  WireBytes last = {NULL, 0, 0};
  size_t value;
  numbers.messages++;
  for (value = 0; value < values; value++) {
    WireBytes bytes = {NULL, 0, 0};
    WireRandom random;
    Subject s, before;
    random.state = seed * 1000003 + index * 1009 + value;
    wire_message(&random, &bytes, table, index, (unsigned)(value % 3));
    memset(&s, 0, sizeof(s));
    s.message = table[index].message;
    s.bytes = bytes.data;
    s.size = bytes.size;
    s.seed = seed;
    numbers.values++;
    check_all(&s, &random);
    before = s;
    before.bytes = last.data;
    before.size = last.size;
    if (!table[index].is_entry) { /* an entry is replaced, not merged */
      check_concatenation(&before, &s);
    }
    check_equality(&s, &before, &random);
    wire_free(&last);
    last = bytes;
  }
  wire_free(&last);
}

static void check_table(const WireMessage *table, size_t values, const char *only, uint64_t seed) {
  size_t index;
  for (index = 0; table[index].name != NULL; index++) {
    if (only == NULL || strcmp(only, table[index].name) == 0) {
      check_message(table, index, values, seed);
    }
  }
}

int main(int argc, char **argv) {
  const char *seed_text = getenv("HONE_SEED");
  uint64_t seed = seed_text != NULL && *seed_text != '\0' ? strtoull(seed_text, NULL, 10) : 1;
  size_t values = argc > 1 ? (size_t)strtoul(argv[1], NULL, 10) : 6;
  const char *only = argc > 2 ? argv[2] : NULL;
  check_table(matrix_messages, values, only, seed);
  check_table(descriptor_messages, values, only, seed);
  printf("robust, seed %llu: %zu messages, %zu values; pairs tried: %zu truncations, %zu failed "
         "allocations, %zu flipped bits, %zu capacities, %zu fixed buffers, %zu merges, "
         "%zu comparisons: %zu failures\n",
         (unsigned long long)seed, numbers.messages, numbers.values, numbers.truncations,
         numbers.allocations, numbers.flips, numbers.capacities, numbers.buffers, numbers.merges,
         numbers.comparisons, numbers.failures);
  return numbers.failures != 0 || numbers.messages == 0;
}
