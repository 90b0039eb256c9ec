/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Whether a text is UTF-8, by RFC 3629: no overlong forms, no surrogates,
 * nothing above U+10FFFF. A NUL is a character like any other.
 */
#ifndef HONE_UTF8_H
#define HONE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "hone/bytes.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The out-of-line rest of hone_utf8_valid; not for direct use. */
bool hone_utf8_valid_slow(const uint8_t *p, size_t size);

/* Whether the `size` bytes at `text` are valid UTF-8. Short ASCII, the common case, is decided
 * inline and eight bytes at a time. Reads no other byte; `text` may be NULL if size is 0. */
HONE_INLINE bool hone_utf8_valid(const void *text, size_t size) {
  const uint8_t *p = (const uint8_t *)text;
  const uint64_t high = UINT64_C(0x8080808080808080);
  uint64_t a, z;
  if (size >= 8) {
    memcpy(&a, p, 8);
    memcpy(&z, p + size - 8, 8);
    if (size <= 16) {
      return HONE_LIKELY(((a | z) & high) == 0) || hone_utf8_valid_slow(p, size);
    }
    return hone_utf8_valid_slow(p, size);
  }
  if (size >= 4) {
    uint32_t c, d;
    memcpy(&c, p, 4);
    memcpy(&d, p + size - 4, 4);
    return HONE_LIKELY(((c | d) & (uint32_t)0x80808080u) == 0) || hone_utf8_valid_slow(p, size);
  }
  if (size != 0) {
    return HONE_LIKELY(((p[0] | p[size / 2] | p[size - 1]) & 0x80) == 0) ||
           hone_utf8_valid_slow(p, size);
  }
  return true;
}

#ifdef __cplusplus
}
#endif

#endif
