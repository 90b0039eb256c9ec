// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A count is held against the bytes that are left before anything is reserved for it: a hostile one
// costs nothing, whatever the elements are.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- --formats ros1 -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Fixed {
  double x HONE(1);
} Fixed;

typedef struct HONE_MESSAGE() Named {
  hone_str name HONE(1);
  Fixed at HONE(2);
} Named;

typedef struct HONE_MESSAGE() Nothing {
  uint8_t unused HONE_SKIP;
} Nothing;

typedef struct HONE_MESSAGE() Lists {
  size_t n_fixed;
  Fixed *fixed HONE(1);
  size_t n_named;
  Named *named HONE(2);
  size_t n_texts;
  hone_str *texts HONE(3);
  size_t n_words;
  uint16_t *words HONE(4);
  hone_bytes bytes HONE(5);
  size_t n_nothing;
  Nothing *nothing HONE(6);
} Lists;

#endif
//--- main.c
#define CHECK_FORMAT ros1
#include "schema.hone.h"

#include "check.h"

int main(void) {
  static const char *const counts[] = {"ffffffff", "ffffff7f", "00000080", "00000010", "02000000"};
  size_t i, k;
  for (i = 0; i < 5; i++) {
    for (k = 0; k < 6; k++) {
      static uint8_t memory[4096]; /* nothing more is asked for */
      uint8_t in[24], *bytes;
      size_t size;
      hone_fixed fixed;
      Lists lists;
      hone_result result;
      bytes = check_bytes(counts[i], &size);
      memset(in, 0, sizeof in);
      memcpy(in + 4 * k, bytes, 4);
      hone_fixed_init(&fixed, memory, sizeof memory);
      result = Lists_decode_ros1(&lists, in, 4 * k + 4, &fixed.alloc, 0);
      if (i == 4 && k == 5) { /* two of nothing */
        CHECK(result.status == HONE_OK && lists.n_nothing == 2);
      } else {
        CHECK(result.status == HONE_TRUNCATED || result.status == HONE_TOO_LARGE);
      }
      Lists_release(&lists, &fixed.alloc);
    }
  }
  return 0;
}
