/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What emitted encoders call around their writes: room, copies, and how an
 * encode begins and ends. Users meet none of it.
 */
#ifndef HONE_ENCODER_H
#define HONE_ENCODER_H

#include "hone/bytes.h"
#include "hone/decoder.h"
#include "hone/hone.h"

#ifdef __cplusplus
extern "C" {
#endif

static inline void hone_encoder_init(hone_encoder *e) {
  e->depth = HONE_MAX_DEPTH;
  e->status = HONE_OK;
}

/* A size as it is returned: one that no size_t holds is one that nothing can hold. */
static inline size_t hone_size(uint64_t size) {
#if SIZE_MAX < UINT64_MAX
  return size > SIZE_MAX / 2 ? SIZE_MAX / 2 : (size_t)size;
#else
  return size;
#endif
}

/* Whether `fixed` and `content` bytes fit between p and end. */
static inline bool hone_has_room(const uint8_t *p, const uint8_t *end, size_t fixed,
                                 uint64_t content) {
  return (size_t)(end - p) >= fixed + content;
}

/* Copies `size` bytes to p, where there is room, and returns what is behind them. `data` may be
 * NULL where size is 0. */
static inline uint8_t *hone_put_bytes(uint8_t *p, const void *data, size_t size) {
  hone_copy(p, data, size);
  return p + size;
}

/* Zeros up to the next multiple of `to` (a power of two) from `origin`. */
static inline uint8_t *hone_put_padding(uint8_t *p, const uint8_t *origin, size_t to) {
  while (((size_t)(p - origin) & (to - 1)) != 0) {
    *p++ = 0;
  }
  return p;
}

/* The end of an encode into `out`: p is behind the last byte, or NULL after a failure. */
static inline hone_result hone_encode_end(const hone_encoder *e, const uint8_t *out,
                                          const uint8_t *p) {
  if (e->status != HONE_OK) {
    return hone_result_make(0, e->status);
  }
  if ((size_t)(p - out) > HONE_MAX_LENGTH) {
    return hone_result_make(0, HONE_TOO_LARGE);
  }
  return hone_result_make((size_t)(p - out), HONE_OK);
}

/* A block of `size` bytes to encode to; the first byte of no block where size is 0. NULL: size is
 * above HONE_MAX_LENGTH, or there is no memory. */
uint8_t *hone_encode_block(hone_alloc *alloc, size_t size);
/* Ends an encode into such a block: *out is the block, or empty after a failure, which frees it. */
hone_result hone_encode_block_end(const hone_encoder *e, hone_alloc *alloc, uint8_t *block,
                                  size_t size, hone_bytes *out);

#ifdef __cplusplus
}
#endif

#endif
