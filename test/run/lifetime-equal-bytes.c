// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Equal means the same on the wire, over every message of the type x
// cardinality x presence schema and random values of it: messages with the same
// encoding are equal and have one hash; messages whose encodings differ by more
// than an order (of map entries) are not equal, and their hashes differ.
//
// RUN: python3 %tools/make-wire matrix %t.in
// RUN: %hone_run %s %t.in/matrix.h -- -- -I%t.in -I%tools

#include "wire.c"

#include "matrix_wire.c"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROUNDS = 150, MOST = 1 << 16 };

static int failures;
static size_t equals, differences;

static void fail(const TestMessage *m, unsigned round, const char *what) {
  fprintf(stderr, "%s, round %u: %s\n", m->name, round, what);
  failures++;
}

// How often each byte comes in an encoding: the same in any order.
static void tally(const uint8_t *bytes, size_t size, size_t *counts) {
  size_t i;
  memset(counts, 0, 256 * sizeof(*counts));
  for (i = 0; i < size; i++) {
    counts[bytes[i]]++;
  }
}

typedef struct Decoded {
  void *msg;
  uint8_t bytes[MOST];
  size_t size;
  hone_arena arena;
} Decoded;

// False: the bytes are not valid.
static bool decode(Decoded *d, const TestMessage *m, const WireBytes *in, unsigned round) {
  hone_result wrote;
  hone_arena_reset(&d->arena);
  memset(d->msg, 0xa5, m->size);
  if (m->decode(d->msg, in->data, in->size, &d->arena.alloc, 0).status != HONE_OK) {
    return false;
  }
  wrote = m->encode(d->msg, d->bytes, sizeof(d->bytes));
  if (wrote.status != HONE_OK) {
    fail(m, round, "what was decoded cannot be encoded");
    return false;
  }
  d->size = wrote.size;
  return true;
}

static void compare(const TestMessage *m, const Decoded *a, const Decoded *b, unsigned round) {
  size_t in_a[256], in_b[256];
  bool equal = m->equal(a->msg, b->msg);
  bool one_hash = m->hash(a->msg, round) == m->hash(b->msg, round);
  if (equal != m->equal(b->msg, a->msg)) {
    fail(m, round, "equality has a direction");
  }
  if (equal && !one_hash) {
    fail(m, round, "equal messages have two hashes");
  }
  if (a->size == b->size && memcmp(a->bytes, b->bytes, a->size) == 0) {
    equals++;
    if (!equal) {
      fail(m, round, "the same bytes are not equal");
    }
    return;
  }
  tally(a->bytes, a->size, in_a);
  tally(b->bytes, b->size, in_b);
  if (memcmp(in_a, in_b, sizeof(in_a)) != 0) {
    differences++;
    if (equal || one_hash) {
      fail(m, round, equal ? "other bytes are equal" : "other bytes have one hash");
    }
  }
}

// A clone, and a merge into nothing, are equal.
static void copies(const TestMessage *m, const Decoded *a, Decoded *b, unsigned round) {
  hone_arena_reset(&b->arena);
  memset(b->msg, 0xa5, m->size);
  if (m->clone(b->msg, a->msg, &b->arena.alloc) != HONE_OK || !m->equal(a->msg, b->msg) ||
      m->hash(a->msg, 0) != m->hash(b->msg, 0)) {
    fail(m, round, "a clone is not equal");
  }
  m->init(b->msg);
  if (m->merge(b->msg, a->msg, &b->arena.alloc) != HONE_OK || !m->equal(a->msg, b->msg)) {
    fail(m, round, "a merge into nothing is not equal");
  }
}

static void test_message(WireRandom *random, size_t index) {
  static Decoded a, b;
  const TestMessage *m = matrix_messages[index].message;
  WireBytes in = {0};
  unsigned round;
  a.msg = malloc(m->size);
  b.msg = malloc(m->size);
  hone_arena_init(&a.arena);
  hone_arena_init(&b.arena);
  for (round = 0; round < ROUNDS; round++) {
    in.size = 0;
    wire_message(random, &in, matrix_messages, index, 3);
    if (!decode(&a, m, &in, round)) {
      fail(m, round, "valid bytes are refused");
      continue;
    }
    copies(m, &a, &b, round);
    if (decode(&b, m, &in, round)) {
      compare(m, &a, &b, round);
    }
    if (in.size != 0) {
      in.data[wire_random(random) % in.size] ^= (uint8_t)(1u << wire_random(random) % 8);
      if (decode(&b, m, &in, round)) {
        compare(m, &a, &b, round);
      }
    }
    in.size = 0;
    wire_message(random, &in, matrix_messages, index, 3);
    if (decode(&b, m, &in, round)) {
      compare(m, &a, &b, round);
    }
  }
  hone_arena_free(&a.arena);
  hone_arena_free(&b.arena);
  free(a.msg);
  free(b.msg);
  wire_free(&in);
}

int main(void) {
  WireRandom random = {1};
  size_t i, messages = 0;
  for (i = 0; matrix_messages[i].name != NULL; i++, messages++) {
    test_message(&random, i);
  }
  printf("%zu messages, %zu equal pairs, %zu different ones\n", messages, equals, differences);
  if (messages < 20 || equals < messages * ROUNDS / 2 || differences < messages * ROUNDS / 2) {
    fprintf(stderr, "too little was compared\n");
    failures++;
  }
  return failures != 0;
}
