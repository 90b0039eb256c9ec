/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Varints: seven bits a byte, the lowest first, and all but the last byte with
 * the high bit set. Those of one byte are inline; all others share one reader
 * and one writer. Both are exact: no byte at or behind `end` is read, none
 * behind the value is written.
 */
#ifndef HONE_VARINT_H
#define HONE_VARINT_H

#include <stddef.h>
#include <stdint.h>

#include "hone/bytes.h"
#include "hone/decoder.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A value and the byte behind it (NULL: failed), small enough to come back in registers. */
typedef struct hone_pb_varint {
  const uint8_t *p;
  uint64_t value;
} hone_pb_varint;

/* The shared reader, and the writer of varints of two bytes and more; not for direct use. */
hone_pb_varint hone_pb_varint_get_long(const uint8_t *p, const uint8_t *end, hone_decoder *d);
uint8_t *hone_pb_varint_put_long(uint8_t *p, uint64_t value);

/* 1 to 10. */
HONE_INLINE size_t hone_pb_varint_size(uint64_t value) {
#if defined(__GNUC__)
  /* Bits / 7, rounded up, of at least one bit; 9/64 is near enough to 1/7. */
  unsigned top = 63u - (unsigned)__builtin_clzll((unsigned long long)(value | 1u));
  return (size_t)((top * 9u + 73u) / 64u);
#else
  size_t size = 1;
  while (value > 0x7f) {
    value >>= 7;
    size++;
  }
  return size;
#endif
}

HONE_INLINE uint8_t *hone_pb_varint_put(uint8_t *p, uint64_t value) {
  if (HONE_LIKELY(value < 0x80)) {
    *p = (uint8_t)value;
    return p + 1;
  }
  return hone_pb_varint_put_long(p, value);
}

HONE_INLINE const uint8_t *hone_pb_varint_get(const uint8_t *p, const uint8_t *end, uint64_t *out,
                                              hone_decoder *d) {
  hone_pb_varint varint;
  if (HONE_LIKELY(p < end && *p < 0x80)) {
    *out = *p;
    return p + 1;
  }
  varint = hone_pb_varint_get_long(p, end, d);
  *out = varint.value;
  return varint.p;
}

HONE_INLINE const uint8_t *hone_pb_varint_skip(const uint8_t *p, const uint8_t *end,
                                               hone_decoder *d) {
  if (HONE_LIKELY(p < end && *p < 0x80)) {
    return p + 1;
  }
  return hone_pb_varint_get_long(p, end, d).p;
}

/* How many varints end between `p` and `end`: the elements of a packed field, to reserve for. */
size_t hone_pb_packed_count(const uint8_t *p, const uint8_t *end);

/* ---- Zigzag: 0, -1, 1, -2, ... are 0, 1, 2, 3, ... ---- */

HONE_INLINE uint32_t hone_pb_zigzag32(int32_t value) {
  return ((uint32_t)value << 1) ^ (value < 0 ? UINT32_MAX : 0u);
}

HONE_INLINE uint64_t hone_pb_zigzag64(int64_t value) {
  return ((uint64_t)value << 1) ^ (value < 0 ? UINT64_MAX : 0u);
}

HONE_INLINE int32_t hone_pb_unzigzag32(uint32_t bits) {
  return hone_i32_of_bits((bits >> 1) ^ (0u - (bits & 1u)));
}

HONE_INLINE int64_t hone_pb_unzigzag64(uint64_t bits) {
  return hone_i64_of_bits((bits >> 1) ^ (UINT64_C(0) - (bits & 1u)));
}

#ifdef __cplusplus
}
#endif

#endif
