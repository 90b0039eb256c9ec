/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Packed varints. Reading finds the ends of sixteen bytes at a time (SSE2, or
 * eight in a word), takes sixteen values at once where all are of one byte, and
 * else gathers each from one eight-byte load. Writing does the same the other
 * way round. Near the end of the region both fall back to one value at a time.
 */
#include "hone/packed.h"

#include "hone/encoder.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

enum { AT_ONCE = 16 };

/* Bit i: byte i of the sixteen (eight without SSE2) at p ends a varint. */
#if defined(__SSE2__)
enum { WINDOW = 16 };
static uint32_t ends_of(const uint8_t *p) {
  __m128i bytes = _mm_loadu_si128((const __m128i *)(const void *)p);
  return (uint32_t)_mm_movemask_epi8(bytes) ^ 0xffffu;
}
#else
enum { WINDOW = 8 };
static uint32_t ends_of(const uint8_t *p) {
  uint64_t ends = (~hone_load_u64_le(p) & UINT64_C(0x8080808080808080)) >> 7;
  /* Gathers bit 0 of every byte into one byte. */
  return (uint32_t)((ends * UINT64_C(0x0102040810204080)) >> 56);
}
#endif

static unsigned lowest_bit(uint32_t bits) {
#if defined(__GNUC__)
  return (unsigned)__builtin_ctz(bits);
#else
  unsigned i = 0;
  while ((bits & 1u) == 0) {
    bits >>= 1;
    i++;
  }
  return i;
#endif
}

/* The value of a varint of 1 to 8 bytes, the first ones of `bytes`. */
static uint64_t gather(uint64_t bytes, unsigned size) {
  uint64_t x = bytes & (UINT64_MAX >> (64 - 8 * size));
  x = ((x & UINT64_C(0x7f007f007f007f00)) >> 1) | (x & UINT64_C(0x007f007f007f007f));
  x = ((x & UINT64_C(0xffff0000ffff0000)) >> 2) | (x & UINT64_C(0x0000ffff0000ffff));
  return ((x & UINT64_C(0xffffffff00000000)) >> 4) | (x & UINT64_C(0x00000000ffffffff));
}

/* One body for both widths: STORE puts value V at index I. */
#define GET_ALL(OUT_TYPE)                                                                          \
  size_t i = 0;                                                                                    \
  (void)n;                                                                                         \
  while (end - p >= WINDOW + 8) {                                                                  \
    uint32_t ends = ends_of(p);                                                                    \
    unsigned start = 0;                                                                            \
    if (ends == (1u << WINDOW) - 1) {                                                              \
      unsigned k;                                                                                  \
      for (k = 0; k < WINDOW; k++) {                                                               \
        out[i + k] = p[k];                                                                         \
      }                                                                                            \
      i += WINDOW;                                                                                 \
      p += WINDOW;                                                                                 \
      continue;                                                                                    \
    }                                                                                              \
    while (ends != 0) {                                                                            \
      unsigned last = lowest_bit(ends);                                                            \
      unsigned size = last - start + 1;                                                            \
      if (size > 8) {                                                                              \
        break;                                                                                     \
      }                                                                                            \
      out[i++] = (OUT_TYPE)(gather(hone_load_u64_le(p + start), size) & (OUT_TYPE)UINT64_MAX);     \
      start = last + 1;                                                                            \
      ends &= ends - 1;                                                                            \
    }                                                                                              \
    p += start;                                                                                    \
    if (start == 0 || ends != 0) { /* nine bytes or more */                                        \
      uint64_t value;                                                                              \
      p = hone_pb_varint_get(p, end, &value, d);                                                   \
      if (p == NULL) {                                                                             \
        return NULL;                                                                               \
      }                                                                                            \
      out[i++] = (OUT_TYPE)(value & (OUT_TYPE)UINT64_MAX);                                         \
    }                                                                                              \
  }                                                                                                \
  while (p != end) {                                                                               \
    uint64_t value;                                                                                \
    p = hone_pb_varint_get(p, end, &value, d);                                                     \
    if (p == NULL) {                                                                               \
      return NULL;                                                                                 \
    }                                                                                              \
    out[i++] = (OUT_TYPE)(value & (OUT_TYPE)UINT64_MAX);                                           \
  }                                                                                                \
  return p;

/* n counts the ends in the region, so no index comes to n: a value without an end fails. */
const uint8_t *hone_pb_get_all_32(const uint8_t *p, const uint8_t *end, uint32_t *out, size_t n,
                                  hone_decoder *d) {
  GET_ALL(uint32_t)
}

const uint8_t *hone_pb_get_all_64(const uint8_t *p, const uint8_t *end, uint64_t *out, size_t n,
                                  hone_decoder *d) {
  GET_ALL(uint64_t)
}

const uint8_t *hone_pb_bool_get_all(const uint8_t *p, const uint8_t *end, bool *out, size_t n,
                                    hone_decoder *d) {
  size_t i = 0;
  (void)n;
  while (p != end) {
    uint64_t value;
    p = hone_pb_varint_get(p, end, &value, d);
    if (p == NULL) {
      return NULL;
    }
    out[i++] = value != 0;
  }
  return p;
}

/* Signed and unsigned of one width may stand for each other in memory. */
#define GET_AS(S, T, WIDTH)                                                                        \
  const uint8_t *hone_pb_##S##_get_all(const uint8_t *p, const uint8_t *end, T *out, size_t n,     \
                                       hone_decoder *d) {                                          \
    return hone_pb_get_all_##WIDTH(p, end, (uint##WIDTH##_t *)out, n, d);                          \
  }

GET_AS(int32, int32_t, 32)
GET_AS(enum, int32_t, 32)
GET_AS(uint32, uint32_t, 32)
GET_AS(int64, int64_t, 64)
GET_AS(uint64, uint64_t, 64)

const uint8_t *hone_pb_sint32_get_all(const uint8_t *p, const uint8_t *end, int32_t *out, size_t n,
                                      hone_decoder *d) {
  size_t i;
  p = hone_pb_get_all_32(p, end, (uint32_t *)out, n, d);
  for (i = 0; p != NULL && i < n; i++) {
    out[i] = hone_pb_unzigzag32((uint32_t)out[i]);
  }
  return p;
}

const uint8_t *hone_pb_sint64_get_all(const uint8_t *p, const uint8_t *end, int64_t *out, size_t n,
                                      hone_decoder *d) {
  size_t i;
  p = hone_pb_get_all_64(p, end, (uint64_t *)out, n, d);
  for (i = 0; p != NULL && i < n; i++) {
    out[i] = hone_pb_unzigzag64((uint64_t)out[i]);
  }
  return p;
}

/* ---- Sizes ---- */

/* Of 32 bits that are written as they are: comparisons, which a compiler makes into vectors. */
static size_t size_32(uint32_t v) {
  return 1u + (v >= UINT32_C(1) << 7) + (v >= UINT32_C(1) << 14) + (v >= UINT32_C(1) << 21) +
         (v >= UINT32_C(1) << 28);
}

#define SIZE_ALL(S, T, ONE)                                                                        \
  size_t hone_pb_##S##_size_all(const T *values, size_t n) {                                       \
    uint64_t size = 0;                                                                             \
    size_t i;                                                                                      \
    for (i = 0; i < n; i++) {                                                                      \
      size += (ONE);                                                                               \
    }                                                                                              \
    return hone_size(size);                                                                        \
  }

SIZE_ALL(int32, int32_t, values[i] < 0 ? 10u : size_32((uint32_t)values[i]))
SIZE_ALL(enum, int32_t, values[i] < 0 ? 10u : size_32((uint32_t)values[i]))
SIZE_ALL(uint32, uint32_t, size_32(values[i]))
SIZE_ALL(sint32, int32_t, size_32(hone_pb_zigzag32(values[i])))
SIZE_ALL(int64, int64_t, hone_pb_varint_size((uint64_t)values[i]))
SIZE_ALL(uint64, uint64_t, hone_pb_varint_size(values[i]))
SIZE_ALL(sint64, int64_t, hone_pb_varint_size(hone_pb_zigzag64(values[i])))

size_t hone_pb_bool_size_all(const bool *values, size_t n) {
  (void)values;
  return n;
}

/* ---- Writing ---- */

/* One value, where eight bytes may be written: the surplus is written over by what follows. */
static uint8_t *put_wide(uint8_t *p, uint64_t value) {
  uint64_t x = value;
  size_t size = hone_pb_varint_size(value);
  x = ((x & UINT64_C(0x00fffffff0000000)) << 4) | (x & UINT64_C(0x000000000fffffff));
  x = ((x & UINT64_C(0x0fffc0000fffc000)) << 2) | (x & UINT64_C(0x00003fff00003fff));
  x = ((x & UINT64_C(0x3f803f803f803f80)) << 1) | (x & UINT64_C(0x007f007f007f007f));
  x |= UINT64_C(0x8080808080808080) & ((UINT64_C(1) << (8 * (size - 1))) - 1);
  hone_store_u64_le(p, x);
  return p + size;
}

/* One body for all types: VALUE is values[i] as a varint holds it. */
#define PUT_ALL(S, T, VALUE)                                                                       \
  uint8_t *hone_pb_##S##_put_all(uint8_t *p, size_t size, const T *values, size_t n) {             \
    uint8_t *end = p + size;                                                                       \
    size_t first = 0;                                                                              \
    while (first < n) {                                                                            \
      size_t i = first;                                                                            \
      uint64_t any = 0;                                                                            \
      size_t last = n - first < AT_ONCE ? n : first + AT_ONCE;                                     \
      for (; i < last; i++) {                                                                      \
        any |= (VALUE);                                                                            \
      }                                                                                            \
      i = first;                                                                                   \
      if (any < 0x80) {                                                                            \
        for (; i < last; i++) {                                                                    \
          *p++ = (uint8_t)(VALUE);                                                                 \
        }                                                                                          \
      } else if (any < UINT64_C(1) << 56) {                                                        \
        for (; i < last && end - p >= 8; i++) {                                                    \
          p = put_wide(p, VALUE);                                                                  \
        }                                                                                          \
      }                                                                                            \
      for (; i < last; i++) {                                                                      \
        p = hone_pb_varint_put(p, VALUE);                                                          \
      }                                                                                            \
      first = last;                                                                                \
    }                                                                                              \
    return p;                                                                                      \
  }

PUT_ALL(int32, int32_t, (uint64_t)(int64_t)values[i])
PUT_ALL(enum, int32_t, (uint64_t)(int64_t)values[i])
PUT_ALL(uint32, uint32_t, (uint64_t)values[i])
PUT_ALL(sint32, int32_t, (uint64_t)hone_pb_zigzag32(values[i]))
PUT_ALL(int64, int64_t, (uint64_t)values[i])
PUT_ALL(uint64, uint64_t, values[i])
PUT_ALL(sint64, int64_t, hone_pb_zigzag64(values[i]))
PUT_ALL(bool, bool, (uint64_t)(values[i] ? 1 : 0))
