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

#if defined(__AVX2__)
#include <immintrin.h>
#elif defined(__SSE2__)
#include <emmintrin.h>
#endif

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

#if defined(__SSE2__)
#define HONE_HAS_ASCII_32 1

/* Whether the first `size` bytes, 1 to 32, are ASCII; the 32 at p can be read. */
HONE_INLINE bool hone_ascii_32(const uint8_t *p, size_t size) {
#if defined(__AVX2__)
  uint32_t high =
      (uint32_t)_mm256_movemask_epi8(_mm256_loadu_si256((const __m256i *)(const void *)p));
#else
  const __m128i *halves = (const __m128i *)(const void *)p;
  uint32_t high = (uint32_t)_mm_movemask_epi8(_mm_loadu_si128(halves)) |
                  (uint32_t)_mm_movemask_epi8(_mm_loadu_si128(halves + 1)) << 16;
#endif
  return (high << ((0u - (unsigned)size) & 31u)) == 0;
}
#endif

#ifdef __cplusplus
}
#endif

#endif
