/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Equal means the same on the wire: messages with the same encoding are equal
 * and have one hash; messages whose encodings differ by more than an order (of
 * map entries) are not equal, and their hashes differ.
 */
#include "robust.h"

#include <stdlib.h>
#include <string.h>

typedef struct Encoded {
  void *msg;
  uint8_t *bytes; /* NULL: the input is not valid */
  size_t size;
} Encoded;

static Encoded decode(const Subject *s, Counter *counter) {
  Encoded e = {NULL, NULL, 0};
  e.msg = robust_message(s);
  if (s->message->decode(e.msg, s->bytes, s->size, &counter->alloc, 0).status == HONE_OK) {
    e.size = s->message->encoded_size(e.msg);
    e.bytes = (uint8_t *)malloc(e.size != 0 ? e.size : 1);
    s->message->encode(e.msg, e.bytes, e.size);
  }
  return e;
}

static void finish(const Subject *s, Encoded *e, Counter *counter) {
  s->message->release(e->msg, &counter->alloc);
  free(e->msg);
  free(e->bytes);
}

/* Whether each byte comes as often in both. */
static bool same_bytes(const Encoded *a, const Encoded *b) {
  size_t in_a[256] = {0}, in_b[256] = {0}, i;
  for (i = 0; i < a->size; i++) {
    in_a[a->bytes[i]]++;
  }
  for (i = 0; i < b->size; i++) {
    in_b[b->bytes[i]]++;
  }
  return memcmp(in_a, in_b, sizeof(in_a)) == 0;
}

static void compare(const Subject *s, const Encoded *a, const Encoded *b, size_t n) {
  static const hone_result none = {0, HONE_OK};
  bool equal = s->message->equal(a->msg, b->msg);
  bool one_hash = s->message->hash(a->msg, n) == s->message->hash(b->msg, n);
  bool one_encoding = a->size == b->size && memcmp(a->bytes, b->bytes, a->size) == 0;
  numbers.comparisons++;
  if (equal != s->message->equal(b->msg, a->msg)) {
    robust_fail(s, "equality has a direction", n, none);
  }
  if (equal && !one_hash) {
    robust_fail(s, "equal messages have two hashes", n, none);
  }
  if (one_encoding && !equal) {
    robust_fail(s, "the same bytes are not equal", n, none);
  }
  if (!one_encoding && !same_bytes(a, b) && (equal || one_hash)) {
    robust_fail(s, equal ? "other bytes are equal" : "other bytes have one hash", n, none);
  }
}

/* The message of `s` against itself, with one bit flipped, and another one's. */
void check_equality(const Subject *s, const Subject *other, WireRandom *random) {
  uint8_t *bytes = robust_copy(s->bytes, s->size);
  Subject changed = *s;
  Counter counter;
  Encoded first, second;
  size_t n;
  changed.bytes = bytes;
  counter_init(&counter, SIZE_MAX);
  first = decode(s, &counter);
  for (n = 0; n < 40 && first.bytes != NULL; n++) {
    size_t at = s->size != 0 ? wire_random(random) % s->size : 0;
    uint8_t bit = (uint8_t)(n == 0 || s->size == 0 ? 0 : 1u << wire_random(random) % 8);
    bytes[at] ^= bit;
    second = decode(n == 1 ? other : &changed, &counter);
    if (second.bytes != NULL) {
      compare(&changed, &first, &second, n);
    }
    finish(s, &second, &counter);
    bytes[at] ^= bit;
  }
  finish(s, &first, &counter);
  free(bytes);
}
