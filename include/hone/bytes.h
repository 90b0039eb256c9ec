/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Bytes in memory: little-endian loads and stores at any alignment, small
 * copies, and the few words that tell a compiler what is rare. Everything is
 * inline, portable and exact: nothing outside the named bytes is ever read or
 * written, and both byte orders give the same result.
 */
#ifndef HONE_BYTES_H
#define HONE_BYTES_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* ---- Words for the compiler ---- */

#if defined(__GNUC__)
#define HONE_LIKELY(condition) __builtin_expect(!!(condition), 1)
#define HONE_UNLIKELY(condition) __builtin_expect(!!(condition), 0)
#define HONE_NOINLINE __attribute__((noinline))
#define HONE_COLD __attribute__((noinline, cold))
#else
#define HONE_LIKELY(condition) (!!(condition))
#define HONE_UNLIKELY(condition) (!!(condition))
#define HONE_NOINLINE
#define HONE_COLD
#endif

/* A primitive that belongs into its caller, unless size is what counts. */
#if defined(__GNUC__) && defined(__OPTIMIZE__) && !defined(__OPTIMIZE_SIZE__)
#define HONE_INLINE static inline __attribute__((always_inline))
#else
#define HONE_INLINE static inline
#endif

/* 1 where integers lie in memory as they lie on the wire of a little-endian format; 0 where they
 * do not, or where the compiler does not say. Only code that copies whole runs of members depends
 * on it: the functions below are right either way. */
#if defined(__BYTE_ORDER__) && defined(__ORDER_LITTLE_ENDIAN__)
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define HONE_LITTLE_ENDIAN 1
#else
#define HONE_LITTLE_ENDIAN 0
#endif
#elif defined(_WIN32)
#define HONE_LITTLE_ENDIAN 1
#else
#define HONE_LITTLE_ENDIAN 0
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Little-endian loads: of the 2, 4 or 8 bytes at `p`, at any alignment ---- */

HONE_INLINE uint16_t hone_load_u16_le(const void *p) {
#if HONE_LITTLE_ENDIAN
  uint16_t value;
  memcpy(&value, p, sizeof value);
  return value;
#else
  const uint8_t *b = (const uint8_t *)p;
  return (uint16_t)((unsigned)b[0] | ((unsigned)b[1] << 8));
#endif
}

HONE_INLINE uint32_t hone_load_u32_le(const void *p) {
#if HONE_LITTLE_ENDIAN
  uint32_t value;
  memcpy(&value, p, sizeof value);
  return value;
#else
  const uint8_t *b = (const uint8_t *)p;
  return (uint32_t)b[0] | ((uint32_t)b[1] << 8) | ((uint32_t)b[2] << 16) | ((uint32_t)b[3] << 24);
#endif
}

HONE_INLINE uint64_t hone_load_u64_le(const void *p) {
#if HONE_LITTLE_ENDIAN
  uint64_t value;
  memcpy(&value, p, sizeof value);
  return value;
#else
  const uint8_t *b = (const uint8_t *)p;
  return (uint64_t)hone_load_u32_le(b) | ((uint64_t)hone_load_u32_le(b + 4) << 32);
#endif
}

/* ---- Little-endian stores: of exactly 2, 4 or 8 bytes at `p`, at any alignment ---- */

HONE_INLINE void hone_store_u16_le(void *p, uint16_t value) {
#if HONE_LITTLE_ENDIAN
  memcpy(p, &value, sizeof value);
#else
  uint8_t *b = (uint8_t *)p;
  b[0] = (uint8_t)(value & 0xffu);
  b[1] = (uint8_t)(value >> 8);
#endif
}

HONE_INLINE void hone_store_u32_le(void *p, uint32_t value) {
#if HONE_LITTLE_ENDIAN
  memcpy(p, &value, sizeof value);
#else
  uint8_t *b = (uint8_t *)p;
  b[0] = (uint8_t)(value & 0xffu);
  b[1] = (uint8_t)((value >> 8) & 0xffu);
  b[2] = (uint8_t)((value >> 16) & 0xffu);
  b[3] = (uint8_t)(value >> 24);
#endif
}

HONE_INLINE void hone_store_u64_le(void *p, uint64_t value) {
#if HONE_LITTLE_ENDIAN
  memcpy(p, &value, sizeof value);
#else
  uint8_t *b = (uint8_t *)p;
  hone_store_u32_le(b, (uint32_t)(value & 0xffffffffu));
  hone_store_u32_le(b + 4, (uint32_t)(value >> 32));
#endif
}

/* ---- The same bits as another type ---- */

/* Two's complement, whatever the compiler makes of an out-of-range conversion. */
HONE_INLINE int8_t hone_i8_of_bits(uint8_t bits) {
  int8_t value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

HONE_INLINE int16_t hone_i16_of_bits(uint16_t bits) {
  int16_t value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

HONE_INLINE int32_t hone_i32_of_bits(uint32_t bits) {
  int32_t value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

HONE_INLINE int64_t hone_i64_of_bits(uint64_t bits) {
  int64_t value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

/* The bits of a float, NaN payloads and the sign of zero included. */
HONE_INLINE uint32_t hone_bits_of_f32(float value) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

HONE_INLINE uint64_t hone_bits_of_f64(double value) {
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

HONE_INLINE float hone_f32_of_bits(uint32_t bits) {
  float value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

HONE_INLINE double hone_f64_of_bits(uint64_t bits) {
  double value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

HONE_INLINE float hone_load_f32_le(const void *p) {
  return hone_f32_of_bits(hone_load_u32_le(p));
}

HONE_INLINE double hone_load_f64_le(const void *p) {
  return hone_f64_of_bits(hone_load_u64_le(p));
}

HONE_INLINE void hone_store_f32_le(void *p, float value) {
  hone_store_u32_le(p, hone_bits_of_f32(value));
}

HONE_INLINE void hone_store_f64_le(void *p, double value) {
  hone_store_u64_le(p, hone_bits_of_f64(value));
}

/* ---- Copies ---- */

/* Copies `n` bytes between places that do not overlap. Up to 32 bytes are two moves of a fixed
 * size that overlap where they meet, since a call of memcpy for a short text costs more than all
 * other work of its field. With n == 0 both pointers may be NULL. */
HONE_INLINE void hone_copy(void *to, const void *from, size_t n) {
  uint8_t *d = (uint8_t *)to;
  const uint8_t *s = (const uint8_t *)from;
  if (n > 32) {
    memcpy(d, s, n);
  } else if (n >= 16) {
    uint64_t a, b, y, z;
    memcpy(&a, s, 8);
    memcpy(&b, s + 8, 8);
    memcpy(&y, s + n - 16, 8);
    memcpy(&z, s + n - 8, 8);
    memcpy(d, &a, 8);
    memcpy(d + 8, &b, 8);
    memcpy(d + n - 16, &y, 8);
    memcpy(d + n - 8, &z, 8);
  } else if (n >= 8) {
    uint64_t a, z;
    memcpy(&a, s, 8);
    memcpy(&z, s + n - 8, 8);
    memcpy(d, &a, 8);
    memcpy(d + n - 8, &z, 8);
  } else if (n >= 4) {
    uint32_t a, z;
    memcpy(&a, s, 4);
    memcpy(&z, s + n - 4, 4);
    memcpy(d, &a, 4);
    memcpy(d + n - 4, &z, 4);
  } else if (n != 0) {
    uint8_t a = s[0], m = s[n / 2], z = s[n - 1];
    d[0] = a;
    d[n / 2] = m;
    d[n - 1] = z;
  }
}

/* Sets `n` bytes to zero, `n` small and usually constant: by moves of eight, since some compilers
 * turn a bounded memset into a slow string instruction. With n == 0 `to` may be NULL. */
HONE_INLINE void hone_zero(void *to, size_t n) {
  uint8_t *d = (uint8_t *)to;
  const uint64_t zero = 0;
  if (n >= 8) {
    size_t i;
    for (i = 0; i + 8 <= n; i += 8) {
      memcpy(d + i, &zero, 8);
    }
    memcpy(d + n - 8, &zero, 8);
  } else if (n >= 4) {
    memcpy(d, &zero, 4);
    memcpy(d + n - 4, &zero, 4);
  } else if (n != 0) {
    d[0] = 0;
    d[n / 2] = 0;
    d[n - 1] = 0;
  }
}

#ifdef __cplusplus
}
#endif

#endif
