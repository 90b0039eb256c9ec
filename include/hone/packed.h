/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Packed repeated varints, all at once: how many there are, reading them into
 * an array, how many bytes they take, writing them (protobuf encoding, "Packed
 * Repeated Fields"). Exact like the single ones: nothing outside the region is
 * read or written.
 *
 * For each S of int32, int64, uint32, uint64, sint32, sint64, bool, enum, with
 * its C type T:
 *
 *   size_t hone_pb_S_count(p, end)          values that end in the region
 *   hone_pb_S_get_all(p, end, out, n, d)    its n values; NULL: failed, and d says how and where
 *   size_t hone_pb_S_size_all(values, n)    bytes of n values
 *   hone_pb_S_put_all(p, size, values, n)   writes them, which takes exactly `size` bytes
 */
#ifndef HONE_PACKED_H
#define HONE_PACKED_H

#include "hone/varint.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The common parts, by width; not for direct use. */
const uint8_t *hone_pb_get_all_32(const uint8_t *p, const uint8_t *end, uint32_t *out, size_t n,
                                  hone_decoder *d);
const uint8_t *hone_pb_get_all_64(const uint8_t *p, const uint8_t *end, uint64_t *out, size_t n,
                                  hone_decoder *d);

#define HONE_PB_PACKED_(S, T)                                                                      \
  HONE_INLINE size_t hone_pb_##S##_count(const uint8_t *p, const uint8_t *end) {                   \
    return hone_pb_packed_count(p, end);                                                           \
  }                                                                                                \
  const uint8_t *hone_pb_##S##_get_all(const uint8_t *p, const uint8_t *end, T *out, size_t n,     \
                                       hone_decoder *d);                                           \
  size_t hone_pb_##S##_size_all(const T *values, size_t n);                                        \
  uint8_t *hone_pb_##S##_put_all(uint8_t *p, size_t size, const T *values, size_t n);

HONE_PB_PACKED_(int32, int32_t)
HONE_PB_PACKED_(int64, int64_t)
HONE_PB_PACKED_(uint32, uint32_t)
HONE_PB_PACKED_(uint64, uint64_t)
HONE_PB_PACKED_(sint32, int32_t)
HONE_PB_PACKED_(sint64, int64_t)
HONE_PB_PACKED_(bool, bool)
HONE_PB_PACKED_(enum, int32_t)

#undef HONE_PB_PACKED_

#ifdef __cplusplus
}
#endif

#endif
