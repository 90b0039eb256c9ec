/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The primitives of ROS 1's serialization that emitted code calls: what
 * roscpp writes for the built-in types of genmsg, little endian and without
 * padding. Each has _put (room is known; returns the byte behind), _get and
 * _skip (never at or behind `end`; NULL with the reason in `d`), and the plain
 * ones _load, where the bytes are known to be there.
 *
 * Counts before arrays and strings are u32, and at most HONE_MAX_LENGTH.
 */
#ifndef HONE_ROS1_H
#define HONE_ROS1_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "hone/bytes.h"
#include "hone/decoder.h"
#include "hone/hone.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Over n bytes. */
HONE_INLINE const uint8_t *hone_ros1_pass(const uint8_t *p, const uint8_t *end, size_t n,
                                          hone_decoder *d) {
  if (HONE_UNLIKELY((size_t)(end - p) < n)) {
    return hone_decode_fail(d, p, HONE_TRUNCATED);
  }
  return p + n;
}

/* ---- bool: one byte, 0 or 1; with HONE_LENIENT anything but 0 reads as true, else it is
 * HONE_BAD_VALUE ---- */

HONE_INLINE uint8_t *hone_ros1_bool_put(uint8_t *p, bool value) {
  *p = value ? 1 : 0;
  return p + 1;
}

HONE_INLINE const uint8_t *hone_ros1_bool_get(const uint8_t *p, const uint8_t *end, bool *out,
                                              hone_decoder *d) {
  *out = false;
  if (HONE_UNLIKELY(p == end)) {
    return hone_decode_fail(d, p, HONE_TRUNCATED);
  }
  if (HONE_UNLIKELY(*p > 1) && (d->flags & HONE_LENIENT) == 0) {
    return hone_decode_fail(d, p, HONE_BAD_VALUE);
  }
  *out = *p != 0;
  return p + 1;
}

HONE_INLINE const uint8_t *hone_ros1_bool_skip(const uint8_t *p, const uint8_t *end,
                                               hone_decoder *d) {
  return hone_ros1_pass(p, end, 1, d);
}

/* ---- i8: one byte ---- */

HONE_INLINE uint8_t *hone_ros1_i8_put(uint8_t *p, int8_t value) {
  *p = (uint8_t)value;
  return p + 1;
}

HONE_INLINE int8_t hone_ros1_i8_load(const uint8_t *p) {
  return hone_i8_of_bits(*p);
}

HONE_INLINE const uint8_t *hone_ros1_i8_get(const uint8_t *p, const uint8_t *end, int8_t *out,
                                            hone_decoder *d) {
  if (HONE_UNLIKELY((size_t)(end - p) < 1)) {
    *out = 0;
    return hone_decode_fail(d, p, HONE_TRUNCATED);
  }
  *out = hone_ros1_i8_load(p);
  return p + 1;
}

HONE_INLINE const uint8_t *hone_ros1_i8_skip(const uint8_t *p, const uint8_t *end,
                                             hone_decoder *d) {
  return hone_ros1_pass(p, end, 1, d);
}

/* ---- u8: one byte ---- */

HONE_INLINE uint8_t *hone_ros1_u8_put(uint8_t *p, uint8_t value) {
  *p = value;
  return p + 1;
}

HONE_INLINE uint8_t hone_ros1_u8_load(const uint8_t *p) {
  return *p;
}

HONE_INLINE const uint8_t *hone_ros1_u8_get(const uint8_t *p, const uint8_t *end, uint8_t *out,
                                            hone_decoder *d) {
  if (HONE_UNLIKELY((size_t)(end - p) < 1)) {
    *out = 0;
    return hone_decode_fail(d, p, HONE_TRUNCATED);
  }
  *out = hone_ros1_u8_load(p);
  return p + 1;
}

HONE_INLINE const uint8_t *hone_ros1_u8_skip(const uint8_t *p, const uint8_t *end,
                                             hone_decoder *d) {
  return hone_ros1_pass(p, end, 1, d);
}

/* ---- i16: 2 bytes ---- */

HONE_INLINE uint8_t *hone_ros1_i16_put(uint8_t *p, int16_t value) {
  hone_store_u16_le(p, (uint16_t)value);
  return p + 2;
}

HONE_INLINE int16_t hone_ros1_i16_load(const uint8_t *p) {
  return hone_i16_of_bits(hone_load_u16_le(p));
}

HONE_INLINE const uint8_t *hone_ros1_i16_get(const uint8_t *p, const uint8_t *end, int16_t *out,
                                             hone_decoder *d) {
  if (HONE_UNLIKELY((size_t)(end - p) < 2)) {
    *out = 0;
    return hone_decode_fail(d, p, HONE_TRUNCATED);
  }
  *out = hone_ros1_i16_load(p);
  return p + 2;
}

HONE_INLINE const uint8_t *hone_ros1_i16_skip(const uint8_t *p, const uint8_t *end,
                                              hone_decoder *d) {
  return hone_ros1_pass(p, end, 2, d);
}

/* ---- u16: 2 bytes ---- */

HONE_INLINE uint8_t *hone_ros1_u16_put(uint8_t *p, uint16_t value) {
  hone_store_u16_le(p, value);
  return p + 2;
}

HONE_INLINE uint16_t hone_ros1_u16_load(const uint8_t *p) {
  return hone_load_u16_le(p);
}

HONE_INLINE const uint8_t *hone_ros1_u16_get(const uint8_t *p, const uint8_t *end, uint16_t *out,
                                             hone_decoder *d) {
  if (HONE_UNLIKELY((size_t)(end - p) < 2)) {
    *out = 0;
    return hone_decode_fail(d, p, HONE_TRUNCATED);
  }
  *out = hone_ros1_u16_load(p);
  return p + 2;
}

HONE_INLINE const uint8_t *hone_ros1_u16_skip(const uint8_t *p, const uint8_t *end,
                                              hone_decoder *d) {
  return hone_ros1_pass(p, end, 2, d);
}

/* ---- i32: 4 bytes ---- */

HONE_INLINE uint8_t *hone_ros1_i32_put(uint8_t *p, int32_t value) {
  hone_store_u32_le(p, (uint32_t)value);
  return p + 4;
}

HONE_INLINE int32_t hone_ros1_i32_load(const uint8_t *p) {
  return hone_i32_of_bits(hone_load_u32_le(p));
}

HONE_INLINE const uint8_t *hone_ros1_i32_get(const uint8_t *p, const uint8_t *end, int32_t *out,
                                             hone_decoder *d) {
  if (HONE_UNLIKELY((size_t)(end - p) < 4)) {
    *out = 0;
    return hone_decode_fail(d, p, HONE_TRUNCATED);
  }
  *out = hone_ros1_i32_load(p);
  return p + 4;
}

HONE_INLINE const uint8_t *hone_ros1_i32_skip(const uint8_t *p, const uint8_t *end,
                                              hone_decoder *d) {
  return hone_ros1_pass(p, end, 4, d);
}

/* ---- u32: 4 bytes, and what counts elements ---- */

HONE_INLINE uint8_t *hone_ros1_u32_put(uint8_t *p, uint32_t value) {
  hone_store_u32_le(p, value);
  return p + 4;
}

HONE_INLINE uint32_t hone_ros1_u32_load(const uint8_t *p) {
  return hone_load_u32_le(p);
}

HONE_INLINE const uint8_t *hone_ros1_u32_get(const uint8_t *p, const uint8_t *end, uint32_t *out,
                                             hone_decoder *d) {
  if (HONE_UNLIKELY((size_t)(end - p) < 4)) {
    *out = 0;
    return hone_decode_fail(d, p, HONE_TRUNCATED);
  }
  *out = hone_ros1_u32_load(p);
  return p + 4;
}

HONE_INLINE const uint8_t *hone_ros1_u32_skip(const uint8_t *p, const uint8_t *end,
                                              hone_decoder *d) {
  return hone_ros1_pass(p, end, 4, d);
}

/* ---- i64: 8 bytes ---- */

HONE_INLINE uint8_t *hone_ros1_i64_put(uint8_t *p, int64_t value) {
  hone_store_u64_le(p, (uint64_t)value);
  return p + 8;
}

HONE_INLINE int64_t hone_ros1_i64_load(const uint8_t *p) {
  return hone_i64_of_bits(hone_load_u64_le(p));
}

HONE_INLINE const uint8_t *hone_ros1_i64_get(const uint8_t *p, const uint8_t *end, int64_t *out,
                                             hone_decoder *d) {
  if (HONE_UNLIKELY((size_t)(end - p) < 8)) {
    *out = 0;
    return hone_decode_fail(d, p, HONE_TRUNCATED);
  }
  *out = hone_ros1_i64_load(p);
  return p + 8;
}

HONE_INLINE const uint8_t *hone_ros1_i64_skip(const uint8_t *p, const uint8_t *end,
                                              hone_decoder *d) {
  return hone_ros1_pass(p, end, 8, d);
}

/* ---- u64: 8 bytes ---- */

HONE_INLINE uint8_t *hone_ros1_u64_put(uint8_t *p, uint64_t value) {
  hone_store_u64_le(p, value);
  return p + 8;
}

HONE_INLINE uint64_t hone_ros1_u64_load(const uint8_t *p) {
  return hone_load_u64_le(p);
}

HONE_INLINE const uint8_t *hone_ros1_u64_get(const uint8_t *p, const uint8_t *end, uint64_t *out,
                                             hone_decoder *d) {
  if (HONE_UNLIKELY((size_t)(end - p) < 8)) {
    *out = 0;
    return hone_decode_fail(d, p, HONE_TRUNCATED);
  }
  *out = hone_ros1_u64_load(p);
  return p + 8;
}

HONE_INLINE const uint8_t *hone_ros1_u64_skip(const uint8_t *p, const uint8_t *end,
                                              hone_decoder *d) {
  return hone_ros1_pass(p, end, 8, d);
}

/* ---- f32: 4 bytes ---- */

HONE_INLINE uint8_t *hone_ros1_f32_put(uint8_t *p, float value) {
  hone_store_f32_le(p, value);
  return p + 4;
}

HONE_INLINE float hone_ros1_f32_load(const uint8_t *p) {
  return hone_load_f32_le(p);
}

HONE_INLINE const uint8_t *hone_ros1_f32_get(const uint8_t *p, const uint8_t *end, float *out,
                                             hone_decoder *d) {
  if (HONE_UNLIKELY((size_t)(end - p) < 4)) {
    *out = 0;
    return hone_decode_fail(d, p, HONE_TRUNCATED);
  }
  *out = hone_ros1_f32_load(p);
  return p + 4;
}

HONE_INLINE const uint8_t *hone_ros1_f32_skip(const uint8_t *p, const uint8_t *end,
                                              hone_decoder *d) {
  return hone_ros1_pass(p, end, 4, d);
}

/* ---- f64: 8 bytes ---- */

HONE_INLINE uint8_t *hone_ros1_f64_put(uint8_t *p, double value) {
  hone_store_f64_le(p, value);
  return p + 8;
}

HONE_INLINE double hone_ros1_f64_load(const uint8_t *p) {
  return hone_load_f64_le(p);
}

HONE_INLINE const uint8_t *hone_ros1_f64_get(const uint8_t *p, const uint8_t *end, double *out,
                                             hone_decoder *d) {
  if (HONE_UNLIKELY((size_t)(end - p) < 8)) {
    *out = 0;
    return hone_decode_fail(d, p, HONE_TRUNCATED);
  }
  *out = hone_ros1_f64_load(p);
  return p + 8;
}

HONE_INLINE const uint8_t *hone_ros1_f64_skip(const uint8_t *p, const uint8_t *end,
                                              hone_decoder *d) {
  return hone_ros1_pass(p, end, 8, d);
}

/* ---- time: seconds and nanoseconds, u32 each, any value ---- */

HONE_INLINE uint8_t *hone_ros1_time_put(uint8_t *p, hone_time value) {
  hone_store_u32_le(p, value.sec);
  hone_store_u32_le(p + 4, value.nsec);
  return p + 8;
}

HONE_INLINE hone_time hone_ros1_time_load(const uint8_t *p) {
  hone_time value;
  value.sec = hone_load_u32_le(p);
  value.nsec = hone_load_u32_le(p + 4);
  return value;
}

HONE_INLINE const uint8_t *hone_ros1_time_get(const uint8_t *p, const uint8_t *end, hone_time *out,
                                              hone_decoder *d) {
  if (HONE_UNLIKELY((size_t)(end - p) < 8)) {
    out->sec = 0;
    out->nsec = 0;
    return hone_decode_fail(d, p, HONE_TRUNCATED);
  }
  *out = hone_ros1_time_load(p);
  return p + 8;
}

HONE_INLINE const uint8_t *hone_ros1_time_skip(const uint8_t *p, const uint8_t *end,
                                               hone_decoder *d) {
  return hone_ros1_pass(p, end, 8, d);
}

/* ---- duration: seconds and nanoseconds, i32 each, any value ---- */

HONE_INLINE uint8_t *hone_ros1_duration_put(uint8_t *p, hone_duration value) {
  hone_store_u32_le(p, (uint32_t)value.sec);
  hone_store_u32_le(p + 4, (uint32_t)value.nsec);
  return p + 8;
}

HONE_INLINE hone_duration hone_ros1_duration_load(const uint8_t *p) {
  hone_duration value;
  value.sec = hone_i32_of_bits(hone_load_u32_le(p));
  value.nsec = hone_i32_of_bits(hone_load_u32_le(p + 4));
  return value;
}

HONE_INLINE const uint8_t *hone_ros1_duration_get(const uint8_t *p, const uint8_t *end,
                                                  hone_duration *out, hone_decoder *d) {
  if (HONE_UNLIKELY((size_t)(end - p) < 8)) {
    out->sec = 0;
    out->nsec = 0;
    return hone_decode_fail(d, p, HONE_TRUNCATED);
  }
  *out = hone_ros1_duration_load(p);
  return p + 8;
}

HONE_INLINE const uint8_t *hone_ros1_duration_skip(const uint8_t *p, const uint8_t *end,
                                                   hone_decoder *d) {
  return hone_ros1_pass(p, end, 8, d);
}

/* ---- bytes: a count, then as many bytes ---- */

/* Of the count and n bytes of content. */
HONE_INLINE size_t hone_ros1_bytes_size(size_t n) {
  return 4 + n;
}

HONE_INLINE uint8_t *hone_ros1_bytes_put(uint8_t *p, const void *data, size_t n) {
  hone_store_u32_le(p, (uint32_t)n);
  hone_copy(p + 4, data, n);
  return p + 4 + n;
}

/* A count above HONE_MAX_LENGTH is HONE_TOO_LARGE, one above the bytes left HONE_TRUNCATED. */
HONE_INLINE const uint8_t *hone_ros1_bytes_get(const uint8_t *p, const uint8_t *end, hone_span *out,
                                               hone_decoder *d) {
  uint32_t n;
  out->data = p;
  out->size = 0;
  if (HONE_UNLIKELY((size_t)(end - p) < 4)) {
    return hone_decode_fail(d, p, HONE_TRUNCATED);
  }
  n = hone_load_u32_le(p);
  if (HONE_UNLIKELY(n > (size_t)(end - p) - 4)) {
    return hone_decode_fail(d, p, n > HONE_MAX_LENGTH ? HONE_TOO_LARGE : HONE_TRUNCATED);
  }
  if (HONE_UNLIKELY(n > HONE_MAX_LENGTH)) {
    return hone_decode_fail(d, p, HONE_TOO_LARGE);
  }
  out->data = p + 4;
  out->size = n;
  return p + 4 + n;
}

HONE_INLINE const uint8_t *hone_ros1_bytes_skip(const uint8_t *p, const uint8_t *end,
                                                hone_decoder *d) {
  hone_span content;
  return hone_ros1_bytes_get(p, end, &content, d);
}

/* ---- fixed_bytes: uint8[N], as many bytes as the array has, without a count ---- */

HONE_INLINE size_t hone_ros1_fixed_bytes_size(size_t n) {
  return n;
}

HONE_INLINE uint8_t *hone_ros1_fixed_bytes_put(uint8_t *p, const void *data, size_t n) {
  hone_copy(p, data, n);
  return p + n;
}

/* On entry out->size says how many bytes there must be. */
HONE_INLINE const uint8_t *hone_ros1_fixed_bytes_get(const uint8_t *p, const uint8_t *end,
                                                     hone_span *out, hone_decoder *d) {
  out->data = p;
  return hone_ros1_pass(p, end, out->size, d);
}

/* ---- string: a count, then as many bytes of text; no encoding is asked for, and no NUL written
 * ---- */

/* Of the count and n bytes of content. */
HONE_INLINE size_t hone_ros1_string_size(size_t n) {
  return 4 + n;
}

HONE_INLINE uint8_t *hone_ros1_string_put(uint8_t *p, const void *data, size_t n) {
  hone_store_u32_le(p, (uint32_t)n);
  hone_copy(p + 4, data, n);
  return p + 4 + n;
}

HONE_INLINE const uint8_t *hone_ros1_string_get(const uint8_t *p, const uint8_t *end,
                                                hone_span *out, hone_decoder *d) {
  return hone_ros1_bytes_get(p, end, out, d);
}

HONE_INLINE const uint8_t *hone_ros1_string_skip(const uint8_t *p, const uint8_t *end,
                                                 hone_decoder *d) {
  hone_span content;
  return hone_ros1_bytes_get(p, end, &content, d);
}

#ifdef __cplusplus
}
#endif

#endif
