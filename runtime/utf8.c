/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * UTF-8 beyond short ASCII. Blocks of 16 ASCII bytes are passed by words; the
 * others go through an automaton without a branch: each byte has a row of
 * nine next states, six bits each, and a state is the place of its bits in a
 * row. One shift a byte is all that waits for the byte before.
 */
#include "hone/utf8.h"

#define HIGH_BITS UINT64_C(0x8080808080808080)

/* States, as places in a row. FAILED is where all bits of a row are 0, and stays. */
enum {
  FAILED = 0,
  START = 6, /* between characters */
  ONE = 12,  /* one more byte, 80 to BF; so TWO and THREE */
  TWO = 18,
  THREE = 24,
  E0 = 30, /* two more, the first from A0: no overlong forms */
  ED = 36, /* two more, the first to 9F: no surrogates */
  F0 = 42, /* three more, the first from 90: no overlong forms */
  F4 = 48  /* three more, the first to 8F: nothing above U+10FFFF */
};

#define TO(from, to) ((uint64_t)(to) << (from))
#define ASCII TO(START, START)
#define NEXT_ANY TO(ONE, START) | TO(TWO, ONE) | TO(THREE, TWO)
#define NEXT_80 NEXT_ANY | TO(ED, ONE) | TO(F4, TWO)
#define NEXT_90 NEXT_ANY | TO(ED, ONE) | TO(F0, TWO)
#define NEXT_A0 NEXT_ANY | TO(E0, ONE) | TO(F0, TWO)
#define LEAD(state) TO(START, state)
#define X4(row) row, row, row, row
#define X16(row) X4(row), X4(row), X4(row), X4(row)
#define X32(row) X16(row), X16(row)

/* By sixteens: eight of ASCII, 80, 90, A0 and B0, then C0, D0, E0 and F0. */
static const uint64_t rows[256] = {
    X32(ASCII),    X32(ASCII),    X32(ASCII),     X32(ASCII), X16(NEXT_80),  X16(NEXT_90),
    X32(NEXT_A0),  FAILED,        FAILED,         LEAD(ONE),  LEAD(ONE),     X4(LEAD(ONE)),
    X4(LEAD(ONE)), X4(LEAD(ONE)), X16(LEAD(ONE)), LEAD(E0),   X4(LEAD(TWO)), X4(LEAD(TWO)),
    X4(LEAD(TWO)), LEAD(ED),      LEAD(TWO),      LEAD(TWO),  LEAD(F0),      LEAD(THREE),
    LEAD(THREE),   LEAD(THREE),   LEAD(F4),       X4(FAILED), X4(FAILED),    FAILED,
    FAILED,        FAILED};

/* A row is shifted by the low six bits of a state; what is above them is other states'. */
static inline uint64_t step(uint64_t state, uint8_t byte) {
  return rows[byte] >> (state & 63u);
}

static inline uint64_t steps4(uint64_t state, const uint8_t *p) {
  state = step(state, p[0]);
  state = step(state, p[1]);
  state = step(state, p[2]);
  return step(state, p[3]);
}

static inline uint64_t steps(uint64_t state, const uint8_t *p, size_t n) {
  for (; n >= 4; n -= 4, p += 4) {
    state = steps4(state, p);
  }
  for (; n != 0; n--, p++) {
    state = step(state, *p);
  }
  return state;
}

static inline bool at_start(uint64_t state) {
  return (state & 63u) == START;
}

/* Whether the 16 bytes at p are ASCII. */
static inline bool ascii16(const uint8_t *p) {
  uint64_t a, b;
  memcpy(&a, p, 8);
  memcpy(&b, p + 8, 8);
  return ((a | b) & HIGH_BITS) == 0;
}

bool hone_utf8_valid_slow(const uint8_t *p, size_t size) {
  uint64_t state = START;
  if (size < 16) {
    return at_start(steps(state, p, size));
  }
  for (; size > 16; size -= 16, p += 16) {
    if (!ascii16(p)) {
      state = steps4(steps4(steps4(steps4(state, p), p + 4), p + 8), p + 12);
    } else if (!at_start(state)) {
      return false;
    }
  }
  /* Of the last 16 bytes those that were looked at already are ASCII, or it goes step by step. */
  if (ascii16(p + size - 16)) {
    return at_start(state);
  }
  return at_start(steps(state, p, size));
}
