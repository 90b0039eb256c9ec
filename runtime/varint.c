/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The reader and the writer of varints of more than one byte.
 *
 * With ten bytes left the reader takes eight of them as a word, finds the first
 * byte without a high bit, and closes the gaps between groups of seven bits in
 * three steps. Near the end of the input it goes byte by byte. The writer does
 * the reverse, and stores exactly the bytes that it needs.
 */
#include "hone/varint.h"

#include "groups.h"

static HONE_COLD hone_pb_varint failed(const uint8_t *p, hone_decoder *d, hone_status status) {
  hone_pb_varint varint;
  varint.p = hone_decode_fail(d, p, status);
  varint.value = 0;
  return varint;
}

/* The index of the lowest byte with its high bit set in `stops`, which is not 0. */
static inline unsigned first_stop(uint64_t stops) {
#if defined(__GNUC__)
  return (unsigned)__builtin_ctzll((unsigned long long)stops) / 8u;
#else
  unsigned i = 0;
  while ((stops & 0x80u) == 0) {
    stops >>= 8;
    i++;
  }
  return i;
#endif
}

/* Ten bytes are there at least. */
static inline hone_pb_varint get_roomy(const uint8_t *p, hone_decoder *d) {
  hone_pb_varint varint;
  uint64_t word = hone_load_u64_le(p);
  uint64_t stops = ~word & HONE_MORE_BITS;
  if (HONE_LIKELY(stops != 0)) {
    varint.p = p + first_stop(stops) + 1;
    varint.value = hone_groups_squeeze(word & (stops ^ (stops - 1)) & ~HONE_MORE_BITS);
    return varint;
  }
  varint.value = hone_groups_squeeze(word & ~HONE_MORE_BITS) | ((uint64_t)(p[8] & 0x7fu) << 56);
  if (p[8] < 0x80) {
    varint.p = p + 9;
    return varint;
  }
  if (HONE_UNLIKELY(p[9] >= 0x80)) {
    return failed(p, d, HONE_MALFORMED);
  }
  varint.value |= (uint64_t)(p[9] & 1u) << 63;
  varint.p = p + 10;
  return varint;
}

hone_pb_varint hone_pb_varint_get_long(const uint8_t *p, const uint8_t *end, hone_decoder *d) {
  hone_pb_varint varint;
  size_t left = (size_t)(end - p);
  size_t i;
  if (HONE_LIKELY(left >= 10)) {
    return get_roomy(p, d);
  }
  varint.value = 0;
  for (i = 0; i < left; i++) {
    varint.value |= (uint64_t)(p[i] & 0x7fu) << (7 * i);
    if (p[i] < 0x80) {
      varint.p = p + i + 1;
      return varint;
    }
  }
  return failed(p, d, HONE_TRUNCATED);
}

uint8_t *hone_pb_varint_put_long(uint8_t *p, uint64_t value) {
  size_t size = hone_pb_varint_size(value);
  uint64_t word;
  if (HONE_UNLIKELY(size > 8)) {
    hone_store_u64_le(p, hone_groups_spread(value & UINT64_C(0x00ffffffffffffff)) | HONE_MORE_BITS);
    p[8] = (uint8_t)((value >> 56) & 0x7fu);
    if (size == 9) {
      return p + 9;
    }
    p[8] |= 0x80;
    p[9] = 1;
    return p + 10;
  }
  word = hone_groups_spread(value) | (HONE_MORE_BITS >> (72 - 8 * size));
  if (size >= 4) {
    hone_store_u32_le(p, (uint32_t)(word & 0xffffffffu));
    hone_store_u32_le(p + size - 4, (uint32_t)((word >> (8 * (size - 4))) & 0xffffffffu));
  } else {
    hone_store_u16_le(p, (uint16_t)(word & 0xffffu));
    p[size - 1] = (uint8_t)((word >> (8 * (size - 1))) & 0xffu);
  }
  return p + size;
}
