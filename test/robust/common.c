/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What every program of robustness tests has: the allocator that counts, the
 * complaints, the numbers, and the checks that one value's bytes go through.
 */
#include "robust.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

void check_bytes(const Subject *s, WireRandom *random) {
  check_decode(s);
  check_truncations(s);
  check_failed_allocations(s);
  check_flips(s, random);
  check_capacities(s);
  check_buffers(s);
  check_failed_copies(s);
}

void numbers_print(void) {
  printf("%zu messages, %zu values; pairs tried: %zu truncations, %zu failed allocations, %zu "
         "flipped bits, %zu capacities, %zu fixed buffers, %zu merges, %zu comparisons: %zu "
         "failures\n",
         numbers.messages, numbers.values, numbers.truncations, numbers.allocations, numbers.flips,
         numbers.capacities, numbers.buffers, numbers.merges, numbers.comparisons,
         numbers.failures);
}
