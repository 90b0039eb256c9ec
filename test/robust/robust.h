/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the robustness tests share: an allocator that counts and can be told to
 * fail, a place for complaints, and the numbers that are printed at the end.
 */
#ifndef TEST_ROBUST_H
#define TEST_ROBUST_H

#include "wire.h"

typedef struct Counter {
  hone_alloc alloc;
  size_t asked;   /* blocks asked for so far */
  size_t fail_at; /* the block that is refused, counted from 0; SIZE_MAX: none */
  size_t live;    /* blocks not yet freed */
} Counter;

void counter_init(Counter *counter, size_t fail_at);

typedef struct Numbers {
  size_t messages, values, truncations, allocations, flips, capacities, buffers, merges,
      comparisons;
  size_t failures;
} Numbers;

extern Numbers numbers;

/* One value of one message. */
typedef struct Subject {
  const TestMessage *message;
  const uint8_t *bytes;
  size_t size;
  uint64_t seed;
} Subject;

/* Counts and prints; `n` says which truncation, block, … it was. */
void robust_fail(const Subject *s, const char *what, size_t n, hone_result result);

/* A copy of exactly `size` bytes, so that AddressSanitizer sees a read past its end. */
uint8_t *robust_copy(const uint8_t *bytes, size_t size);
void *robust_message(const Subject *s); /* uninitialised: full of 0xa5 */

/* All checks below that one value goes through by itself. */
void check_bytes(const Subject *s, WireRandom *random);
void numbers_print(void);

void check_decode(const Subject *s);
void check_truncations(const Subject *s);
void check_failed_allocations(const Subject *s);
void check_flips(const Subject *s, WireRandom *random);
void check_capacities(const Subject *s);
void check_buffers(const Subject *s);
void check_failed_copies(const Subject *s);
void check_concatenation(const Subject *a, const Subject *b);
/* equality.c */
void check_equality(const Subject *s, const Subject *other, WireRandom *random);

#endif
