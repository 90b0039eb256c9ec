/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * An input begins with two bytes that choose the message (by its name, so that
 * seeds survive a change of the tables) and one that chooses sizes; the rest
 * is what is decoded.
 */
#ifndef TEST_FUZZ_H
#define TEST_FUZZ_H

#include "wire.h"

enum { FUZZ_HEAD = 3 };

extern const WireMessage matrix_messages[];
extern const WireMessage descriptor_messages[];

static inline unsigned fuzz_key(const char *name) {
  uint32_t hash = 2166136261u;
  for (; *name != '\0'; name++) {
    hash = (hash ^ (uint8_t)*name) * 16777619u;
  }
  return (hash ^ hash >> 16) & 0xffffu;
}

#endif
