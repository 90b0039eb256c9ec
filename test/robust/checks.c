/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What must hold of a decoder and an encoder whatever happens: no read past
 * the input, a status that fits, an offset within the input, something that
 * can be released, and nothing left behind.
 */
#include "robust.h"

#include <stdlib.h>
#include <string.h>

static const hone_result no_result = {0, HONE_OK};

/* Releases and frees msg; complains when blocks are left. */
static void finish(const Subject *s, void *msg, Counter *counter, size_t n, hone_result result) {
  s->message->release(msg, &counter->alloc);
  if (counter->live != 0) {
    robust_fail(s, "blocks are left after release", n, result);
  }
  free(msg);
}

/* The message of bytes that must be valid. */
static void *decoded(const Subject *s, Counter *counter) {
  void *msg = robust_message(s);
  hone_result result = s->message->decode(msg, s->bytes, s->size, &counter->alloc, 0);
  if (result.status != HONE_OK || result.size != s->size) {
    robust_fail(s, "valid bytes are refused", 0, result);
    s->message->release(msg, &counter->alloc);
    s->message->init(msg);
  }
  return msg;
}

/* Encodes; the caller frees. */
static uint8_t *encoded(const Subject *s, const void *msg, size_t *size) {
  uint8_t *out;
  hone_result result;
  *size = s->message->encoded_size(msg);
  out = robust_copy(NULL, 0);
  out = (uint8_t *)realloc(out, *size != 0 ? *size : 1);
  result = s->message->encode(msg, out, *size);
  if (result.status != HONE_OK || result.size != *size) {
    robust_fail(s, "does not encode into its size", *size, result);
  }
  return out;
}

/* decode -> encode -> decode gives the same value and the same bytes. */
static void round_trip(const Subject *s, const void *msg, size_t n) {
  size_t size, again_size;
  uint8_t *out = encoded(s, msg, &size), *again;
  Counter counter;
  Subject second = *s;
  void *copy;
  second.bytes = out;
  second.size = size;
  counter_init(&counter, SIZE_MAX);
  copy = decoded(&second, &counter);
  if (!s->message->equal(msg, copy) || s->message->hash(msg, 7) != s->message->hash(copy, 7)) {
    robust_fail(&second, "is not equal after encode and decode", n, no_result);
  }
  again = encoded(s, copy, &again_size);
  if (again_size != size || memcmp(again, out, size) != 0) {
    robust_fail(&second, "encodes to other bytes after encode and decode", n, no_result);
  }
  free(again);
  finish(&second, copy, &counter, n, no_result);
  free(out);
}

void check_decode(const Subject *s) {
  Counter counter;
  hone_arena arena;
  hone_result result;
  uint8_t *input = robust_copy(s->bytes, s->size);
  void *msg, *alias = robust_message(s);
  counter_init(&counter, SIZE_MAX);
  msg = decoded(s, &counter);
  round_trip(s, msg, 0);
  hone_arena_init(&arena);
  result = s->message->decode(alias, input, s->size, &arena.alloc, HONE_ALIAS_INPUT);
  if (result.status != HONE_OK || !s->message->equal(msg, alias)) {
    robust_fail(s, "aliasing decode gives something else", 0, result);
  }
  hone_arena_free(&arena);
  result = s->message->decode(alias, input, s->size, &counter.alloc, HONE_ALIAS_INPUT);
  if (result.status != HONE_BAD_ARGUMENT) {
    robust_fail(s, "aliasing with an allocator that frees is no BAD_ARGUMENT", 0, result);
  }
  s->message->release(alias, &counter.alloc);
  free(alias);
  free(input);
  s->message->clear(msg, &counter.alloc);
  if (counter.live != 0) {
    robust_fail(s, "blocks are left after clear", 0, no_result);
  }
  finish(s, msg, &counter, 0, no_result);
}

static bool fits_truncation(hone_status status) {
  return status == HONE_OK || status == HONE_TRUNCATED || status == HONE_MISSING_REQUIRED ||
         status == HONE_BAD_VALUE; /* a fixed array with fewer elements */
}

void check_truncations(const Subject *s) {
  size_t n;
  for (n = 0; n < s->size; n++) {
    uint8_t *input = robust_copy(s->bytes, n);
    void *msg = robust_message(s);
    Counter counter;
    hone_arena arena;
    hone_result result;
    counter_init(&counter, SIZE_MAX);
    result = s->message->decode(msg, n != 0 ? input : NULL, n, &counter.alloc, 0);
    numbers.truncations++;
    if (!fits_truncation(result.status)) {
      robust_fail(s, "no status for a truncation", n, result);
    }
    if (result.size > n || (result.status == HONE_OK && result.size != n)) {
      robust_fail(s, "the offset is not within the input", n, result);
    }
    finish(s, msg, &counter, n, result);
    msg = robust_message(s);
    hone_arena_init(&arena);
    if (s->message->decode(msg, input, n, &arena.alloc, HONE_ALIAS_INPUT).status != result.status) {
      robust_fail(s, "aliasing decode fails otherwise", n, result);
    }
    s->message->release(msg, &arena.alloc);
    hone_arena_free(&arena);
    free(msg);
    free(input);
  }
}

void check_failed_allocations(const Subject *s) {
  size_t k, blocks;
  Counter counter;
  void *msg;
  counter_init(&counter, SIZE_MAX);
  msg = decoded(s, &counter);
  blocks = counter.asked;
  finish(s, msg, &counter, 0, no_result);
  for (k = 0; k < blocks; k++) {
    hone_result result;
    msg = robust_message(s);
    counter_init(&counter, k);
    result = s->message->decode(msg, s->bytes, s->size, &counter.alloc, 0);
    numbers.allocations++;
    if (result.status != HONE_OUT_OF_MEMORY || result.size > s->size) {
      robust_fail(s, "a refused block is no OUT_OF_MEMORY", k, result);
    }
    finish(s, msg, &counter, k, result);
  }
}

void check_flips(const Subject *s, WireRandom *random) {
  size_t i, tries = s->size < 64 ? s->size : 64;
  for (i = 0; i < tries; i++) {
    size_t at = (size_t)(wire_random(random) % s->size);
    uint8_t *input = robust_copy(s->bytes, s->size);
    void *msg = robust_message(s);
    Subject flipped = *s;
    Counter counter;
    hone_result result;
    input[at] = (uint8_t)(input[at] ^ 1u << wire_random(random) % 8);
    flipped.bytes = input;
    counter_init(&counter, SIZE_MAX);
    result = s->message->decode(msg, input, s->size, &counter.alloc, 0);
    numbers.flips++;
    if (result.size > s->size || result.status == HONE_OUT_OF_MEMORY) {
      robust_fail(&flipped, "no status or offset for a flipped bit", at, result);
    }
    if (result.status == HONE_OK) {
      round_trip(&flipped, msg, at);
    }
    finish(&flipped, msg, &counter, at, result);
    free(input);
  }
}

/* Encode into `capacity` bytes with 64 more behind them that may not change. */
static void try_capacity(const Subject *s, const void *msg, const uint8_t *want, size_t size,
                         size_t capacity) {
  uint8_t *out = (uint8_t *)malloc(capacity + 64);
  hone_result result;
  size_t i;
  if (out == NULL) {
    abort();
  }
  memset(out, 0x5c, capacity + 64);
  result = s->message->encode(msg, out, capacity);
  numbers.capacities++;
  if (capacity < size ? result.status != HONE_NO_SPACE || result.size != 0
                      : result.status != HONE_OK || result.size != size) {
    robust_fail(s, "encode and capacity do not agree", capacity, result);
  }
  if (capacity >= size && memcmp(out, want, size) != 0) {
    robust_fail(s, "encodes to other bytes in another capacity", capacity, result);
  }
  for (i = capacity; i < capacity + 64; i++) {
    if (out[i] != 0x5c) {
      robust_fail(s, "a byte behind the capacity has changed", capacity, result);
      break;
    }
  }
  free(out);
}

void check_capacities(const Subject *s) {
  Counter counter, second;
  size_t size, capacity, step;
  void *msg;
  uint8_t *want, *out;
  hone_bytes made;
  hone_result result;
  counter_init(&counter, SIZE_MAX);
  counter_init(&second, SIZE_MAX);
  msg = decoded(s, &counter);
  want = encoded(s, msg, &size);
  step = size > 2000 ? size / 1000 : 1;
  for (capacity = 0; capacity < size; capacity += step) {
    try_capacity(s, msg, want, size, capacity);
  }
  for (capacity = size; capacity < size + 40; capacity += 13) {
    try_capacity(s, msg, want, size, capacity);
  }
  out = robust_copy(want, size);
  memset(out, 0, size);
  if (s->message->encode_trusted(msg, out) != size || memcmp(out, want, size) != 0) {
    robust_fail(s, "trusted encode writes something else", size, no_result);
  }
  free(out);
  result = s->message->encode_new(msg, &second.alloc, &made);
  if (result.status != HONE_OK || made.size != size ||
      (size != 0 && memcmp(made.data, want, size) != 0)) {
    robust_fail(s, "encode_new makes something else", size, result);
  }
  hone_release(&second.alloc, (void *)(uintptr_t)made.data, made.size);
  counter_init(&second, 0);
  if (size != 0 && s->message->encode_new(msg, &second.alloc, &made).status != HONE_OUT_OF_MEMORY) {
    robust_fail(s, "encode_new without memory is no OUT_OF_MEMORY", size, result);
  }
  free(want);
  finish(s, msg, &counter, 0, no_result);
}

void check_buffers(const Subject *s) {
  hone_fixed fixed;
  hone_result result;
  void *msg = robust_message(s);
  size_t used, size, step;
  uint8_t *buffer = (uint8_t *)malloc(s->size * 200 + 4096);
  result = s->message->decode(msg, s->bytes, s->size, NULL, 0);
  if (result.status != HONE_OK &&
      (result.status != HONE_OUT_OF_MEMORY || s->message->owns_nothing)) {
    robust_fail(s, "decode without allocator", 0, result);
  }
  s->message->release(msg, NULL);
  hone_fixed_init(&fixed, buffer, s->size * 200 + 4096);
  result = s->message->decode(msg, s->bytes, s->size, &fixed.alloc, 0);
  used = hone_fixed_used(&fixed);
  if (result.status != HONE_OK) {
    robust_fail(s, "decode with a large fixed buffer", s->size * 200 + 4096, result);
  }
  step = used > 400 ? used / 200 : 1;
  for (size = 0; size <= used; size = size + step > used && size != used ? used : size + step) {
    uint8_t *exact = (uint8_t *)malloc(size != 0 ? size : 1);
    hone_fixed_init(&fixed, exact, size);
    memset(msg, 0xa5, s->message->size);
    result = s->message->decode(msg, s->bytes, s->size, &fixed.alloc, 0);
    numbers.buffers++;
    if (result.status != HONE_OK && result.status != HONE_OUT_OF_MEMORY) {
      robust_fail(s, "decode with a fixed buffer", size, result);
    }
    s->message->release(msg, &fixed.alloc);
    free(exact);
  }
  free(buffer);
  free(msg);
}

/* Clone and merge with every block refused once. */
void check_failed_copies(const Subject *s) {
  Counter counter, copies;
  void *msg, *copy = robust_message(s);
  size_t k, blocks;
  hone_status status;
  counter_init(&counter, SIZE_MAX);
  counter_init(&copies, SIZE_MAX);
  msg = decoded(s, &counter);
  status = s->message->clone(copy, msg, &copies.alloc);
  blocks = copies.asked;
  if (status != HONE_OK || !s->message->equal(msg, copy)) {
    robust_fail(s, "a clone is not equal", 0, hone_result_make(0, status));
  }
  s->message->release(copy, &copies.alloc);
  if (copies.live != 0) {
    robust_fail(s, "a released clone leaves blocks", 0, no_result);
  }
  for (k = 0; k < blocks; k++) {
    counter_init(&copies, k);
    memset(copy, 0xa5, s->message->size);
    status = s->message->clone(copy, msg, &copies.alloc);
    numbers.allocations++;
    if (status != HONE_OUT_OF_MEMORY) {
      robust_fail(s, "clone: a refused block is no OUT_OF_MEMORY", k, hone_result_make(0, status));
    }
    s->message->release(copy, &copies.alloc);
    if (copies.live != 0) {
      robust_fail(s, "clone: blocks are left", k, hone_result_make(0, status));
    }
  }
  free(copy);
  finish(s, msg, &counter, 0, no_result);
}

/* decode(a b) == decode(a) then decode(b) with HONE_MERGE; merge(decode(a), decode(b)) the same for
 * b as an encoder writes it, which says no zero that has no presence; and a merge with any block
 * refused can be released. */
static void merge_failures(const Subject *a, const Subject *b, const void *from) {
  size_t k;
  for (k = 0;; k++) {
    Counter counter;
    hone_result result;
    void *to;
    size_t before;
    bool reached;
    counter_init(&counter, SIZE_MAX);
    to = decoded(a, &counter);
    before = counter.asked;
    counter.fail_at = before + k;
    result = hone_result_make(0, a->message->merge(to, from, &counter.alloc));
    numbers.allocations++;
    if (counter.asked > before + k && result.status != HONE_OUT_OF_MEMORY) {
      robust_fail(b, "merge: a refused block is no OUT_OF_MEMORY", k, result);
    }
    reached = counter.asked > before + k;
    finish(a, to, &counter, k, result);
    counter_init(&counter, SIZE_MAX);
    to = decoded(a, &counter);
    counter.fail_at = before + k;
    result = a->message->decode(to, b->bytes, b->size, &counter.alloc, HONE_MERGE);
    numbers.allocations++;
    reached = reached || counter.asked > before + k;
    finish(a, to, &counter, k, result);
    if (!reached) {
      break;
    }
  }
}

static void check_merge(const Subject *b, void *first, const void *second, Counter *counter) {
  size_t size;
  uint8_t *canonical = encoded(b, second, &size);
  void *expected = robust_message(b);
  hone_result result;
  hone_status status = b->message->clone(expected, first, &counter->alloc);
  if (status != HONE_OK) {
    robust_fail(b, "clone fails", 0, hone_result_make(0, status));
  }
  result = b->message->decode(expected, canonical, size, &counter->alloc, HONE_MERGE);
  status = b->message->merge(first, second, &counter->alloc);
  if (status != result.status || !b->message->equal(first, expected)) {
    robust_fail(b, "merge differs from decoding both", size, hone_result_make(0, status));
  }
  b->message->release(expected, &counter->alloc);
  free(expected);
  free(canonical);
}

/* The same for what they encode to: an explicit zero without presence is nothing to merge. */
static void concatenation(const Subject *a, const Subject *b) {
  Subject both = *a;
  Counter counter;
  void *whole = robust_message(a), *first, *second;
  uint8_t *bytes = robust_copy(a->bytes, a->size);
  hone_result result, alone;
  bytes = (uint8_t *)realloc(bytes, a->size + b->size + 1);
  if (b->size != 0) {
    memcpy(bytes + a->size, b->bytes, b->size);
  }
  both.bytes = bytes;
  both.size = a->size + b->size;
  counter_init(&counter, SIZE_MAX);
  result = a->message->decode(whole, bytes, both.size, &counter.alloc, 0);
  first = robust_message(a);
  alone = a->message->decode(first, a->bytes, a->size, &counter.alloc, 0);
  if (result.status == HONE_OK && alone.status == HONE_OK) {
    numbers.merges++;
    second = decoded(b, &counter);
    merge_failures(a, b, second);
    check_merge(b, first, second, &counter);
    a->message->release(first, &counter.alloc);
    a->message->release(second, &counter.alloc);
    free(second);
    free(first);
    first = decoded(a, &counter);
    result = a->message->decode(first, b->bytes, b->size, &counter.alloc, HONE_MERGE);
    if (result.status != HONE_OK || !a->message->equal(first, whole)) {
      robust_fail(&both, "HONE_MERGE differs from decoding both", a->size, result);
    }
  }
  a->message->release(first, &counter.alloc);
  free(first);
  finish(&both, whole, &counter, 0, result);
  free(bytes);
}

void check_concatenation(const Subject *a, const Subject *b) {
  Subject first = *a, second = *b;
  Counter counter;
  void *msg;
  uint8_t *bytes = NULL, *more;
  counter_init(&counter, SIZE_MAX);
  if (a->bytes != NULL) {
    msg = decoded(a, &counter);
    bytes = encoded(a, msg, &first.size);
    first.bytes = bytes;
    finish(a, msg, &counter, 0, no_result);
  }
  msg = decoded(b, &counter);
  more = encoded(b, msg, &second.size);
  second.bytes = more;
  finish(b, msg, &counter, 0, no_result);
  concatenation(&first, &second);
  free(bytes);
  free(more);
}
