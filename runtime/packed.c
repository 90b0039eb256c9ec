/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Packed varints. Reading finds the ends of 64 bytes at a time, takes 64 values
 * at once where all are of one byte, and else cuts each out of one eight-byte
 * load, without a branch on its length. Writing does the same the other way
 * round, sixteen values at a time. Near the end of the region both fall back to
 * one value at a time, which is exact.
 */
#include "hone/packed.h"

#include <string.h>

#include "groups.h"
#include "hone/encoder.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

enum {
  WINDOW = 64,  /* bytes that are looked at together */
  LONGEST = 10, /* bytes of a varint */
  AT_ONCE = 16  /* values that are written together */
};

/* ---- Ends ---- */

/* Bit i: byte i of the 64 at p ends a varint. */
static inline uint64_t ends_of(const uint8_t *p) {
  uint64_t more = 0;
  unsigned i;
#if defined(__SSE2__)
  for (i = 0; i < WINDOW; i += 16) {
    __m128i bytes = _mm_loadu_si128((const __m128i *)(const void *)(p + i));
    more |= (uint64_t)(unsigned)_mm_movemask_epi8(bytes) << i;
  }
#else
  for (i = 0; i < WINDOW; i += 8) {
    uint64_t bits = (hone_load_u64_le(p + i) & HONE_MORE_BITS) >> 7;
    /* Gathers bit 0 of every byte into the highest byte. */
    more |= ((bits * UINT64_C(0x0102040810204080)) >> 56) << i;
  }
#endif
  return ~more;
}

static inline unsigned lowest_bit(uint64_t bits) {
#if defined(__GNUC__)
  return (unsigned)__builtin_ctzll((unsigned long long)bits);
#else
  unsigned i = 0;
  while ((bits & 1u) == 0) {
    bits >>= 1;
    i++;
  }
  return i;
#endif
}

size_t hone_pb_packed_count(const uint8_t *p, const uint8_t *end) {
  size_t count = 0;
  while ((size_t)(end - p) >= 8) {
    /* One counter per byte, which 255 words cannot overflow. */
    size_t words = (size_t)(end - p) / 8;
    uint64_t counters = 0;
    if (words > 255) {
      words = 255;
    }
    for (; words != 0; words--, p += 8) {
      counters += (~hone_load_u64_le(p) & HONE_MORE_BITS) >> 7;
    }
    counters = (counters & UINT64_C(0x00ff00ff00ff00ff)) +
               ((counters >> 8) & UINT64_C(0x00ff00ff00ff00ff));
    count += (size_t)((counters * UINT64_C(0x0001000100010001)) >> 48);
  }
  for (; p < end; p++) {
    count += *p < 0x80;
  }
  return count;
}

/* ---- Reading ---- */

/* By the length of a varint: what counts of its first eight bytes, and of the two behind. */
#define EIGHT_GROUPS UINT64_C(0x7f7f7f7f7f7f7f7f)
static const uint64_t first_groups[LONGEST + 1] = {
    0,
    EIGHT_GROUPS >> 56,
    EIGHT_GROUPS >> 48,
    EIGHT_GROUPS >> 40,
    EIGHT_GROUPS >> 32,
    EIGHT_GROUPS >> 24,
    EIGHT_GROUPS >> 16,
    EIGHT_GROUPS >> 8,
    EIGHT_GROUPS,
    EIGHT_GROUPS,
    EIGHT_GROUPS,
};
static const uint16_t last_groups[LONGEST + 1] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0x7f, 0x17f};

/* The varint of `size` bytes at p, of at least ten that may be read; the low 32 bits of it, or all.
 */
HONE_INLINE uint64_t cut(const uint8_t *p, unsigned size, bool wide) {
  uint64_t value = hone_groups_squeeze(hone_load_u64_le(p) & first_groups[size]);
  if (wide) {
    uint64_t last = (uint64_t)hone_load_u16_le(p + 8) & last_groups[size];
    value |= (last & 0x7f) << 56 | (last >> 8) << 63;
  }
  return value;
}

/* `out` points at uint64_t if wide, else at uint32_t. */
HONE_INLINE void store(void *out, bool wide, size_t i, uint64_t value) {
  if (wide) {
    ((uint64_t *)out)[i] = value;
  } else {
    ((uint32_t *)out)[i] = (uint32_t)(value & UINT32_MAX);
  }
}

/*
 * One body for both widths. The caller has counted the ends in the region, and each value that is
 * stored has one: no index comes to that count. A value without an end fails.
 */
HONE_INLINE const uint8_t *get_all(const uint8_t *p, const uint8_t *end, void *out, bool wide,
                                   hone_decoder *d) {
  uint64_t value;
  size_t i = 0;
  while (end - p >= WINDOW + LONGEST) {
    uint64_t ends = ends_of(p);
    unsigned start = 0;
    if (ends == UINT64_MAX) {
      unsigned k;
      for (k = 0; k < WINDOW; k++) {
        store(out, wide, i + k, p[k]);
      }
      i += WINDOW;
      p += WINDOW;
      continue;
    }
    while (ends != 0) {
      unsigned last = lowest_bit(ends);
      unsigned size = last - start + 1;
      if (HONE_UNLIKELY(size > LONGEST)) {
        break;
      }
      store(out, wide, i++, cut(p + start, size, wide));
      start = last + 1;
      ends &= ends - 1;
    }
    if (HONE_UNLIKELY(ends != 0 || start == 0)) {
      return hone_decode_fail(d, p + start, HONE_MALFORMED);
    }
    p += start;
  }
  while (p != end) {
    p = hone_pb_varint_get(p, end, &value, d);
    if (p == NULL) {
      return NULL;
    }
    store(out, wide, i++, value);
  }
  return p;
}

const uint8_t *hone_pb_get_all_32(const uint8_t *p, const uint8_t *end, uint32_t *out, size_t n,
                                  hone_decoder *d) {
  (void)n;
  return get_all(p, end, out, false, d);
}

const uint8_t *hone_pb_get_all_64(const uint8_t *p, const uint8_t *end, uint64_t *out, size_t n,
                                  hone_decoder *d) {
  (void)n;
  return get_all(p, end, out, true, d);
}

const uint8_t *hone_pb_bool_get_all(const uint8_t *p, const uint8_t *end, bool *out, size_t n,
                                    hone_decoder *d) {
  uint64_t value;
  size_t i = 0;
  (void)n;
  while (p != end) {
    if (end - p >= WINDOW && ends_of(p) == UINT64_MAX) {
      unsigned k;
      for (k = 0; k < WINDOW; k++) {
        out[i + k] = p[k] != 0;
      }
      i += WINDOW;
      p += WINDOW;
      continue;
    }
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
static inline unsigned size_32(uint32_t v) {
  return 1u + (v >= UINT32_C(1) << 7) + (v >= UINT32_C(1) << 14) + (v >= UINT32_C(1) << 21) +
         (v >= UINT32_C(1) << 28);
}

/* And of 32 bits with a sign, which a negative one spreads over ten bytes. */
static inline unsigned size_signed_32(int32_t v) {
  return 1u + (v > 0x7f) + (v > 0x3fff) + (v > 0x1fffff) + (v > 0xfffffff) + 9u * (v < 0);
}

/*
 * Of AT_ONCE values: what all of them need, as a varint holds them. Less than 0x80: one byte each.
 * U is unsigned, of their width. Not inline: a loop that shares its loads with the next one does
 * not become vectors, and neither does the next one.
 */
#define NEED(S, T, U, BITS)                                                                        \
  static HONE_NOINLINE U need_##S(const T *values) {                                               \
    U any = 0;                                                                                     \
    unsigned k;                                                                                    \
    for (k = 0; k < AT_ONCE; k++) {                                                                \
      T v = values[k];                                                                             \
      any |= (BITS);                                                                               \
    }                                                                                              \
    return any;                                                                                    \
  }

NEED(int32, int32_t, uint32_t, (uint32_t)v)
NEED(uint32, uint32_t, uint32_t, v)
NEED(sint32, int32_t, uint32_t, hone_pb_zigzag32(v))
NEED(uint64, uint64_t, uint64_t, v)
NEED(sint64, int64_t, uint64_t, hone_pb_zigzag64(v))

#define SIZE_ALL(S, T, ONE)                                                                        \
  size_t hone_pb_##S##_size_all(const T *values, size_t n) {                                       \
    uint64_t size = 0;                                                                             \
    size_t i;                                                                                      \
    for (; n >= AT_ONCE; n -= AT_ONCE, values += AT_ONCE) {                                        \
      unsigned sum = 0;                                                                            \
      if (need_##S(values) < 0x80) {                                                               \
        size += AT_ONCE;                                                                           \
        continue;                                                                                  \
      }                                                                                            \
      for (i = 0; i < AT_ONCE; i++) {                                                              \
        T v = values[i];                                                                           \
        sum += (ONE);                                                                              \
      }                                                                                            \
      size += sum;                                                                                 \
    }                                                                                              \
    for (i = 0; i < n; i++) {                                                                      \
      T v = values[i];                                                                             \
      size += (ONE);                                                                               \
    }                                                                                              \
    return hone_size(size);                                                                        \
  }

SIZE_ALL(int32, int32_t, size_signed_32(v))
SIZE_ALL(uint32, uint32_t, size_32(v))
SIZE_ALL(sint32, int32_t, size_32(hone_pb_zigzag32(v)))
SIZE_ALL(uint64, uint64_t, (unsigned)hone_pb_varint_size(v))
SIZE_ALL(sint64, int64_t, (unsigned)hone_pb_varint_size(hone_pb_zigzag64(v)))

size_t hone_pb_enum_size_all(const int32_t *values, size_t n) {
  return hone_pb_int32_size_all(values, n);
}

size_t hone_pb_int64_size_all(const int64_t *values, size_t n) {
  return hone_pb_uint64_size_all((const uint64_t *)values, n);
}

size_t hone_pb_bool_size_all(const bool *values, size_t n) {
  (void)values;
  return n;
}

/* ---- Writing ---- */

/* By the length of a varint: the high bits of its first eight bytes. */
static const uint64_t more_bits[LONGEST + 1] = {
    0,
    0,
    HONE_MORE_BITS >> 56,
    HONE_MORE_BITS >> 48,
    HONE_MORE_BITS >> 40,
    HONE_MORE_BITS >> 32,
    HONE_MORE_BITS >> 24,
    HONE_MORE_BITS >> 16,
    HONE_MORE_BITS >> 8,
    HONE_MORE_BITS,
    HONE_MORE_BITS,
};

/* One value, where ten bytes may be written: the surplus is written over by what follows. */
HONE_INLINE uint8_t *put_wide(uint8_t *p, uint64_t value) {
  size_t size = hone_pb_varint_size(value);
  hone_store_u64_le(p, hone_groups_spread(value) | more_bits[size]);
  hone_store_u16_le(p + 8, (uint16_t)(((value >> 56) & 0x7f) + (value >> 63) * 0x180));
  return p + size;
}

/* One body for all types: ONE is what a varint of one byte holds of the value v, ALL the whole of
 * it. */
#define PUT_ALL(S, T, ONE, ALL)                                                                    \
  uint8_t *hone_pb_##S##_put_all(uint8_t *p, size_t size, const T *values, size_t n) {             \
    const uint8_t *end = p + size;                                                                 \
    const T *stop = values + n;                                                                    \
    while (stop - values >= AT_ONCE) {                                                             \
      unsigned k;                                                                                  \
      if (need_##S(values) < 0x80) {                                                               \
        uint8_t bytes[AT_ONCE]; /* which no value can overlap */                                   \
        for (k = 0; k < AT_ONCE; k++) {                                                            \
          T v = values[k];                                                                         \
          bytes[k] = (uint8_t)(ONE);                                                               \
        }                                                                                          \
        memcpy(p, bytes, AT_ONCE);                                                                 \
        p += AT_ONCE;                                                                              \
      } else if (end - p >= AT_ONCE * LONGEST) {                                                   \
        for (k = 0; k < AT_ONCE; k++) {                                                            \
          T v = values[k];                                                                         \
          p = put_wide(p, ALL);                                                                    \
        }                                                                                          \
      } else {                                                                                     \
        break;                                                                                     \
      }                                                                                            \
      values += AT_ONCE;                                                                           \
    }                                                                                              \
    for (; values != stop; values++) {                                                             \
      T v = *values;                                                                               \
      p = hone_pb_varint_put(p, ALL);                                                              \
    }                                                                                              \
    return p;                                                                                      \
  }

PUT_ALL(int32, int32_t, v, (uint64_t)(int64_t)v)
PUT_ALL(uint32, uint32_t, v, v)
PUT_ALL(sint32, int32_t, hone_pb_zigzag32(v), hone_pb_zigzag32(v))
PUT_ALL(uint64, uint64_t, v, v)
PUT_ALL(sint64, int64_t, hone_pb_zigzag64(v), hone_pb_zigzag64(v))

/* An enum is written as an int32, and two's complement as what it is. */
uint8_t *hone_pb_enum_put_all(uint8_t *p, size_t size, const int32_t *values, size_t n) {
  return hone_pb_int32_put_all(p, size, values, n);
}

uint8_t *hone_pb_int64_put_all(uint8_t *p, size_t size, const int64_t *values, size_t n) {
  return hone_pb_uint64_put_all(p, size, (const uint64_t *)values, n);
}

/* A bool may hold another bit pattern only by undefined behaviour. */
uint8_t *hone_pb_bool_put_all(uint8_t *p, size_t size, const bool *values, size_t n) {
  size_t i;
  (void)size;
  for (i = 0; i < n; i++) {
    p[i] = values[i] ? 1 : 0;
  }
  return p + n;
}
