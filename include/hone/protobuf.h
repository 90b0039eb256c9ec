/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The primitives of the protobuf wire format that emitted code calls: for each
 * kind of value how many bytes it takes (_size), writing it (_put), reading it
 * (_get), passing over it (_skip). They follow the encoding specification,
 * https://protobuf.dev/programming-guides/encoding/, and read all that it
 * allows: varints of up to ten bytes whose bits above the 64th are dropped, of
 * which the narrower types keep their low bits.
 *
 * _put: the caller made sure of room; returns the byte behind what it wrote,
 * and writes no byte behind that. _get and _skip: read from `p` and never at
 * or behind `end` (p <= end), and return the byte behind the value, or NULL
 * with the reason in `d`. What they yield is unspecified then.
 */
#ifndef HONE_PROTOBUF_H
#define HONE_PROTOBUF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "hone/bytes.h"
#include "hone/decoder.h"
#include "hone/packed.h"
#include "hone/protobuf_extension.h"
#include "hone/protobuf_text.h"
#include "hone/varint.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- int32: a negative one takes ten bytes ---- */

HONE_INLINE size_t hone_pb_int32_size(int32_t value) {
  return hone_pb_varint_size((uint64_t)(int64_t)value);
}

HONE_INLINE uint8_t *hone_pb_int32_put(uint8_t *p, int32_t value) {
  return hone_pb_varint_put(p, (uint64_t)(int64_t)value);
}

HONE_INLINE const uint8_t *hone_pb_int32_get(const uint8_t *p, const uint8_t *end, int32_t *out,
                                             hone_decoder *d) {
  uint64_t bits;
  p = hone_pb_varint_get(p, end, &bits, d);
  *out = hone_i32_of_bits((uint32_t)(bits & 0xffffffffu));
  return p;
}

HONE_INLINE const uint8_t *hone_pb_int32_skip(const uint8_t *p, const uint8_t *end,
                                              hone_decoder *d) {
  return hone_pb_varint_skip(p, end, d);
}

/* ---- int64: a negative one takes ten bytes ---- */

HONE_INLINE size_t hone_pb_int64_size(int64_t value) {
  return hone_pb_varint_size((uint64_t)value);
}

HONE_INLINE uint8_t *hone_pb_int64_put(uint8_t *p, int64_t value) {
  return hone_pb_varint_put(p, (uint64_t)value);
}

HONE_INLINE const uint8_t *hone_pb_int64_get(const uint8_t *p, const uint8_t *end, int64_t *out,
                                             hone_decoder *d) {
  uint64_t bits;
  p = hone_pb_varint_get(p, end, &bits, d);
  *out = hone_i64_of_bits(bits);
  return p;
}

HONE_INLINE const uint8_t *hone_pb_int64_skip(const uint8_t *p, const uint8_t *end,
                                              hone_decoder *d) {
  return hone_pb_varint_skip(p, end, d);
}

/* ---- uint32: 1 to 5 bytes ---- */

HONE_INLINE size_t hone_pb_uint32_size(uint32_t value) {
  return hone_pb_varint_size(value);
}

HONE_INLINE uint8_t *hone_pb_uint32_put(uint8_t *p, uint32_t value) {
  return hone_pb_varint_put(p, value);
}

HONE_INLINE const uint8_t *hone_pb_uint32_get(const uint8_t *p, const uint8_t *end, uint32_t *out,
                                              hone_decoder *d) {
  uint64_t bits;
  p = hone_pb_varint_get(p, end, &bits, d);
  *out = (uint32_t)(bits & 0xffffffffu);
  return p;
}

HONE_INLINE const uint8_t *hone_pb_uint32_skip(const uint8_t *p, const uint8_t *end,
                                               hone_decoder *d) {
  return hone_pb_varint_skip(p, end, d);
}

/* ---- uint64: 1 to 10 bytes ---- */

HONE_INLINE size_t hone_pb_uint64_size(uint64_t value) {
  return hone_pb_varint_size(value);
}

HONE_INLINE uint8_t *hone_pb_uint64_put(uint8_t *p, uint64_t value) {
  return hone_pb_varint_put(p, value);
}

HONE_INLINE const uint8_t *hone_pb_uint64_get(const uint8_t *p, const uint8_t *end, uint64_t *out,
                                              hone_decoder *d) {
  uint64_t bits;
  p = hone_pb_varint_get(p, end, &bits, d);
  *out = bits;
  return p;
}

HONE_INLINE const uint8_t *hone_pb_uint64_skip(const uint8_t *p, const uint8_t *end,
                                               hone_decoder *d) {
  return hone_pb_varint_skip(p, end, d);
}

/* ---- sint32: zigzag, 1 to 5 bytes ---- */

HONE_INLINE size_t hone_pb_sint32_size(int32_t value) {
  return hone_pb_varint_size(hone_pb_zigzag32(value));
}

HONE_INLINE uint8_t *hone_pb_sint32_put(uint8_t *p, int32_t value) {
  return hone_pb_varint_put(p, hone_pb_zigzag32(value));
}

HONE_INLINE const uint8_t *hone_pb_sint32_get(const uint8_t *p, const uint8_t *end, int32_t *out,
                                              hone_decoder *d) {
  uint64_t bits;
  p = hone_pb_varint_get(p, end, &bits, d);
  *out = hone_pb_unzigzag32((uint32_t)(bits & 0xffffffffu));
  return p;
}

HONE_INLINE const uint8_t *hone_pb_sint32_skip(const uint8_t *p, const uint8_t *end,
                                               hone_decoder *d) {
  return hone_pb_varint_skip(p, end, d);
}

/* ---- sint64: zigzag, 1 to 10 bytes ---- */

HONE_INLINE size_t hone_pb_sint64_size(int64_t value) {
  return hone_pb_varint_size(hone_pb_zigzag64(value));
}

HONE_INLINE uint8_t *hone_pb_sint64_put(uint8_t *p, int64_t value) {
  return hone_pb_varint_put(p, hone_pb_zigzag64(value));
}

HONE_INLINE const uint8_t *hone_pb_sint64_get(const uint8_t *p, const uint8_t *end, int64_t *out,
                                              hone_decoder *d) {
  uint64_t bits;
  p = hone_pb_varint_get(p, end, &bits, d);
  *out = hone_pb_unzigzag64(bits);
  return p;
}

HONE_INLINE const uint8_t *hone_pb_sint64_skip(const uint8_t *p, const uint8_t *end,
                                               hone_decoder *d) {
  return hone_pb_varint_skip(p, end, d);
}

/* ---- bool: one byte; anything but 0 reads as true ---- */

HONE_INLINE size_t hone_pb_bool_size(bool value) {
  (void)value;
  return 1;
}

HONE_INLINE uint8_t *hone_pb_bool_put(uint8_t *p, bool value) {
  *p = value ? 1 : 0;
  return p + 1;
}

HONE_INLINE const uint8_t *hone_pb_bool_get(const uint8_t *p, const uint8_t *end, bool *out,
                                            hone_decoder *d) {
  uint64_t bits;
  p = hone_pb_varint_get(p, end, &bits, d);
  *out = bits != 0;
  return p;
}

HONE_INLINE const uint8_t *hone_pb_bool_skip(const uint8_t *p, const uint8_t *end,
                                             hone_decoder *d) {
  return hone_pb_varint_skip(p, end, d);
}

/* ---- enum: as int32; open: which values are known is the caller's matter ---- */

HONE_INLINE size_t hone_pb_enum_size(int32_t value) {
  return hone_pb_varint_size((uint64_t)(int64_t)value);
}

HONE_INLINE uint8_t *hone_pb_enum_put(uint8_t *p, int32_t value) {
  return hone_pb_varint_put(p, (uint64_t)(int64_t)value);
}

HONE_INLINE const uint8_t *hone_pb_enum_get(const uint8_t *p, const uint8_t *end, int32_t *out,
                                            hone_decoder *d) {
  uint64_t bits;
  p = hone_pb_varint_get(p, end, &bits, d);
  *out = hone_i32_of_bits((uint32_t)(bits & 0xffffffffu));
  return p;
}

HONE_INLINE const uint8_t *hone_pb_enum_skip(const uint8_t *p, const uint8_t *end,
                                             hone_decoder *d) {
  return hone_pb_varint_skip(p, end, d);
}

/* ---- Fixed width: little endian ---- */

HONE_INLINE const uint8_t *hone_pb_four_skip(const uint8_t *p, const uint8_t *end,
                                             hone_decoder *d) {
  if (HONE_UNLIKELY((size_t)(end - p) < 4)) {
    return hone_decode_fail(d, p, HONE_TRUNCATED);
  }
  return p + 4;
}

HONE_INLINE const uint8_t *hone_pb_eight_skip(const uint8_t *p, const uint8_t *end,
                                              hone_decoder *d) {
  if (HONE_UNLIKELY((size_t)(end - p) < 8)) {
    return hone_decode_fail(d, p, HONE_TRUNCATED);
  }
  return p + 8;
}

/* ---- fixed32: four bytes ---- */

HONE_INLINE uint8_t *hone_pb_fixed32_put(uint8_t *p, uint32_t value) {
  hone_store_u32_le(p, value);
  return p + 4;
}

HONE_INLINE uint32_t hone_pb_fixed32_load(const uint8_t *p) {
  return hone_load_u32_le(p);
}

HONE_INLINE const uint8_t *hone_pb_fixed32_get(const uint8_t *p, const uint8_t *end, uint32_t *out,
                                               hone_decoder *d) {
  if (HONE_UNLIKELY((size_t)(end - p) < 4)) {
    *out = 0;
    return hone_decode_fail(d, p, HONE_TRUNCATED);
  }
  *out = hone_pb_fixed32_load(p);
  return p + 4;
}

HONE_INLINE const uint8_t *hone_pb_fixed32_skip(const uint8_t *p, const uint8_t *end,
                                                hone_decoder *d) {
  return hone_pb_four_skip(p, end, d);
}

/* ---- fixed64: eight bytes ---- */

HONE_INLINE uint8_t *hone_pb_fixed64_put(uint8_t *p, uint64_t value) {
  hone_store_u64_le(p, value);
  return p + 8;
}

HONE_INLINE uint64_t hone_pb_fixed64_load(const uint8_t *p) {
  return hone_load_u64_le(p);
}

HONE_INLINE const uint8_t *hone_pb_fixed64_get(const uint8_t *p, const uint8_t *end, uint64_t *out,
                                               hone_decoder *d) {
  if (HONE_UNLIKELY((size_t)(end - p) < 8)) {
    *out = 0;
    return hone_decode_fail(d, p, HONE_TRUNCATED);
  }
  *out = hone_pb_fixed64_load(p);
  return p + 8;
}

HONE_INLINE const uint8_t *hone_pb_fixed64_skip(const uint8_t *p, const uint8_t *end,
                                                hone_decoder *d) {
  return hone_pb_eight_skip(p, end, d);
}

/* ---- sfixed32: four bytes ---- */

HONE_INLINE uint8_t *hone_pb_sfixed32_put(uint8_t *p, int32_t value) {
  hone_store_u32_le(p, (uint32_t)value);
  return p + 4;
}

HONE_INLINE int32_t hone_pb_sfixed32_load(const uint8_t *p) {
  return hone_i32_of_bits(hone_load_u32_le(p));
}

HONE_INLINE const uint8_t *hone_pb_sfixed32_get(const uint8_t *p, const uint8_t *end, int32_t *out,
                                                hone_decoder *d) {
  if (HONE_UNLIKELY((size_t)(end - p) < 4)) {
    *out = 0;
    return hone_decode_fail(d, p, HONE_TRUNCATED);
  }
  *out = hone_pb_sfixed32_load(p);
  return p + 4;
}

HONE_INLINE const uint8_t *hone_pb_sfixed32_skip(const uint8_t *p, const uint8_t *end,
                                                 hone_decoder *d) {
  return hone_pb_four_skip(p, end, d);
}

/* ---- sfixed64: eight bytes ---- */

HONE_INLINE uint8_t *hone_pb_sfixed64_put(uint8_t *p, int64_t value) {
  hone_store_u64_le(p, (uint64_t)value);
  return p + 8;
}

HONE_INLINE int64_t hone_pb_sfixed64_load(const uint8_t *p) {
  return hone_i64_of_bits(hone_load_u64_le(p));
}

HONE_INLINE const uint8_t *hone_pb_sfixed64_get(const uint8_t *p, const uint8_t *end, int64_t *out,
                                                hone_decoder *d) {
  if (HONE_UNLIKELY((size_t)(end - p) < 8)) {
    *out = 0;
    return hone_decode_fail(d, p, HONE_TRUNCATED);
  }
  *out = hone_pb_sfixed64_load(p);
  return p + 8;
}

HONE_INLINE const uint8_t *hone_pb_sfixed64_skip(const uint8_t *p, const uint8_t *end,
                                                 hone_decoder *d) {
  return hone_pb_eight_skip(p, end, d);
}

/* ---- float: four bytes ---- */

HONE_INLINE uint8_t *hone_pb_float_put(uint8_t *p, float value) {
  hone_store_f32_le(p, value);
  return p + 4;
}

HONE_INLINE float hone_pb_float_load(const uint8_t *p) {
  return hone_load_f32_le(p);
}

HONE_INLINE const uint8_t *hone_pb_float_get(const uint8_t *p, const uint8_t *end, float *out,
                                             hone_decoder *d) {
  if (HONE_UNLIKELY((size_t)(end - p) < 4)) {
    *out = 0;
    return hone_decode_fail(d, p, HONE_TRUNCATED);
  }
  *out = hone_pb_float_load(p);
  return p + 4;
}

HONE_INLINE const uint8_t *hone_pb_float_skip(const uint8_t *p, const uint8_t *end,
                                              hone_decoder *d) {
  return hone_pb_four_skip(p, end, d);
}

/* ---- double: eight bytes ---- */

HONE_INLINE uint8_t *hone_pb_double_put(uint8_t *p, double value) {
  hone_store_f64_le(p, value);
  return p + 8;
}

HONE_INLINE double hone_pb_double_load(const uint8_t *p) {
  return hone_load_f64_le(p);
}

HONE_INLINE const uint8_t *hone_pb_double_get(const uint8_t *p, const uint8_t *end, double *out,
                                              hone_decoder *d) {
  if (HONE_UNLIKELY((size_t)(end - p) < 8)) {
    *out = 0;
    return hone_decode_fail(d, p, HONE_TRUNCATED);
  }
  *out = hone_pb_double_load(p);
  return p + 8;
}

HONE_INLINE const uint8_t *hone_pb_double_skip(const uint8_t *p, const uint8_t *end,
                                               hone_decoder *d) {
  return hone_pb_eight_skip(p, end, d);
}

/* ---- timestamp, duration: the well-known types, with their length ---- */

/* google.protobuf.Timestamp: seconds = 1 (int64), nanos = 2 (int32), zeros not written; 1 to 13
 * bytes. A value outside hone_time (before 1970, after 2106, nanos not 0 to 999999999) is
 * HONE_BAD_VALUE on reading. Unknown fields in it are dropped. Reading starts from what *out holds:
 * a message that arrives in parts is merged. */
size_t hone_pb_timestamp_size(hone_time value);
/* Whole seconds in nsec are carried over, so that what is written is always valid. */
uint8_t *hone_pb_timestamp_put(uint8_t *p, hone_time value);
const uint8_t *hone_pb_timestamp_get(const uint8_t *p, const uint8_t *end, hone_time *out,
                                     hone_decoder *d);
/* Whether an encoder may write it as it is. */
HONE_INLINE bool hone_pb_timestamp_valid(hone_time value) {
  return value.nsec <= 999999999u;
}

HONE_INLINE const uint8_t *hone_pb_timestamp_skip(const uint8_t *p, const uint8_t *end,
                                                  hone_decoder *d) {
  return hone_pb_length_skip(p, end, d);
}

/* google.protobuf.Duration: the same fields, both of one sign; 1 to 23 bytes. ROS counts nsec
 * upwards from sec and so does what is read: -1.5 s is {-2, 500000000}, in bytes -1 and -500000000.
 * A value outside hone_duration, or of two signs, is HONE_BAD_VALUE on reading. */
size_t hone_pb_duration_size(hone_duration value);
uint8_t *hone_pb_duration_put(uint8_t *p, hone_duration value);
const uint8_t *hone_pb_duration_get(const uint8_t *p, const uint8_t *end, hone_duration *out,
                                    hone_decoder *d);
HONE_INLINE bool hone_pb_duration_valid(hone_duration value) {
  return value.nsec >= 0 && value.nsec <= 999999999;
}

HONE_INLINE const uint8_t *hone_pb_duration_skip(const uint8_t *p, const uint8_t *end,
                                                 hone_decoder *d) {
  return hone_pb_length_skip(p, end, d);
}

/* ---- key: field number << 3 | wire type ---- */

/* The shared reader of keys of 2 to 5 bytes, and of the wrong ones. */
hone_pb_varint hone_pb_key_get_long(const uint8_t *p, const uint8_t *end, hone_decoder *d);

/* Yields a key with a field number from 1 to 2^29 - 1 and a wire type from 0 to 5; everything else,
 * and more than five bytes, is HONE_MALFORMED. */
HONE_INLINE const uint8_t *hone_pb_key_get(const uint8_t *p, const uint8_t *end, uint32_t *key,
                                           hone_decoder *d) {
  hone_pb_varint varint;
  if (HONE_LIKELY(p < end && *p < 0x80 && *p >= 8 && (*p & 7) < 6)) {
    *key = *p;
    return p + 1;
  }
  varint = hone_pb_key_get_long(p, end, d);
  *key = (uint32_t)varint.value;
  return varint.p;
}

/* Over the field whose key was just read: `p` is behind the key. A group is passed with all that is
 * in it, each level taking one of d->depth (else HONE_TOO_DEEP); an end of group, which can be due
 * here nowhere, is HONE_MALFORMED. */
const uint8_t *hone_pb_key_skip(const uint8_t *p, const uint8_t *end, uint32_t key,
                                hone_decoder *d);

/* Adds a scalar that its place cannot hold to the unknown fields, as one field with this key: by
 * its wire type a varint, or the low 4 or all 8 bytes of `value`. A key of packed elements (type 2)
 * stands for one element, a varint. HONE_OUT_OF_MEMORY changes nothing. */
hone_status hone_pb_key_keep(hone_alloc *alloc, hone_unknown *unknown, uint32_t key,
                             uint64_t value);

#ifdef __cplusplus
}
#endif

#endif
