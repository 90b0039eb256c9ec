/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the unit tests of include/hone/ share: cmocka, bytes in a block of
 * exactly their size (so that AddressSanitizer sees any step outside), a
 * random sequence that is the same everywhere, and an allocator that fails on
 * demand and checks what is given back to it.
 */
#ifndef HONE_TEST_UNIT_RUNTIME_H
#define HONE_TEST_UNIT_RUNTIME_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "hone/decoder.h"

/* A copy in a block of exactly `size` bytes; free() it. */
static inline uint8_t *exact(const void *data, size_t size) {
  uint8_t *copy = calloc(1, size);
  if (size != 0) {
    assert_non_null(copy);
    memcpy(copy, data, size);
  }
  return copy;
}

static inline hone_decoder decoder(void) {
  hone_decoder d;
  memset(&d, 0, sizeof d);
  d.depth = HONE_MAX_DEPTH;
  return d;
}

static inline uint64_t next_random(uint64_t *state) {
  uint64_t x = *state += UINT64_C(0x9e3779b97f4a7c15);
  x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb);
  return x ^ (x >> 31);
}

/* ---- An allocator that counts ---- */

typedef struct Counting {
  hone_alloc alloc;
  size_t calls;    // of allocate
  size_t fail_at;  // that call fails, and all later ones; 0: none
  size_t live;     // blocks
  size_t in_bytes; // of them
} Counting;

#define COUNTING_HEAD 32

static inline void *counting_allocate(hone_alloc *alloc, size_t size, size_t align) {
  Counting *counting = (Counting *)(void *)alloc;
  uint8_t *block;
  assert_true(size > 0 && align != 0 && (align & (align - 1)) == 0 && align <= 16);
  counting->calls++;
  if ((counting->fail_at != 0 && counting->calls >= counting->fail_at) || size > SIZE_MAX / 4) {
    return NULL;
  }
  block = malloc(COUNTING_HEAD + size);
  assert_non_null(block);
  memcpy(block, &size, sizeof size);
  counting->live++;
  counting->in_bytes += size;
  return block + COUNTING_HEAD;
}

static inline void counting_release(hone_alloc *alloc, void *block, size_t size) {
  Counting *counting = (Counting *)(void *)alloc;
  size_t asked;
  memcpy(&asked, (uint8_t *)block - COUNTING_HEAD, sizeof asked);
  assert_int_equal(asked, size);
  assert_true(counting->live > 0);
  counting->live--;
  counting->in_bytes -= size;
  free((uint8_t *)block - COUNTING_HEAD);
}

static inline void counting_init(Counting *counting) {
  memset(counting, 0, sizeof *counting);
  counting->alloc.allocate = counting_allocate;
  counting->alloc.release = counting_release;
}

#endif
