/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * UTF-8 beyond short ASCII: runs of ASCII by words, and everything else one
 * character at a time, each form with the bounds of its second byte, which
 * rule out overlong forms, surrogates and what is above U+10FFFF.
 */
#include "hone/utf8.h"

#define HIGH_BITS UINT64_C(0x8080808080808080)

/* Whether p[0] and what follows within `left` bytes (> 0, p[0] >= 0x80) is a character; its size,
 * or 0. */
static inline size_t character(const uint8_t *p, size_t left) {
  unsigned lead = p[0];
  unsigned low = 0x80, high = 0xbf;
  if (lead < 0xc2 || lead > 0xf4 || left < 2) {
    return 0;
  }
  if (lead < 0xe0) {
    return (p[1] & 0xc0u) == 0x80 ? 2 : 0;
  }
  if (lead < 0xf0) {
    if (lead == 0xe0) {
      low = 0xa0;
    } else if (lead == 0xed) {
      high = 0x9f;
    }
    return left >= 3 && p[1] >= low && p[1] <= high && (p[2] & 0xc0u) == 0x80 ? 3 : 0;
  }
  if (lead == 0xf0) {
    low = 0x90;
  } else if (lead == 0xf4) {
    high = 0x8f;
  }
  return left >= 4 && p[1] >= low && p[1] <= high && (p[2] & 0xc0u) == 0x80 &&
                 (p[3] & 0xc0u) == 0x80
             ? 4
             : 0;
}

bool hone_utf8_valid_slow(const uint8_t *p, size_t size) {
  while (size != 0) {
    size_t step;
    while (size >= 32) {
      uint64_t a, b, c, d;
      memcpy(&a, p, 8);
      memcpy(&b, p + 8, 8);
      memcpy(&c, p + 16, 8);
      memcpy(&d, p + 24, 8);
      if (((a | b | c | d) & HIGH_BITS) != 0) {
        break;
      }
      p += 32;
      size -= 32;
    }
    while (size >= 8) {
      uint64_t a;
      memcpy(&a, p, 8);
      if ((a & HIGH_BITS) != 0) {
        break;
      }
      p += 8;
      size -= 8;
    }
    while (size != 0 && p[0] < 0x80) {
      p++;
      size--;
    }
    /* Characters of one script tend to come together. */
    while (size != 0 && p[0] >= 0x80) {
      step = character(p, size);
      if (step == 0) {
        return false;
      }
      p += step;
      size -= step;
    }
  }
  return true;
}
