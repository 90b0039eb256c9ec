/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the protobuf wire format delimits by a length: nested messages, bytes
 * and text (encoding specification, "Length-Delimited Records"). A part of
 * hone/protobuf.h, whose opening comment says how these primitives are called.
 */
#ifndef HONE_PROTOBUF_TEXT_H
#define HONE_PROTOBUF_TEXT_H

#include <stddef.h>
#include <stdint.h>

#include "hone/bytes.h"
#include "hone/decoder.h"
#include "hone/utf8.h"
#include "hone/varint.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Lengths: what stands before text, bytes and nested messages ---- */

/* The shared reader of longer lengths: checks the limit and that so many bytes follow. */
hone_pb_varint hone_pb_length_get_long(const uint8_t *p, const uint8_t *end, hone_decoder *d);
/* Of hone_pb_length_close, for bodies of 128 bytes and more. */
uint8_t *hone_pb_length_close_long(uint8_t *body, uint8_t *p, const uint8_t *end);

/* Of the prefix alone. */
HONE_INLINE size_t hone_pb_length_size(size_t n) {
  return hone_pb_varint_size((uint64_t)n);
}

/* The prefix alone, n <= HONE_MAX_LENGTH. */
HONE_INLINE uint8_t *hone_pb_length_put(uint8_t *p, size_t n) {
  return hone_pb_varint_put(p, (uint64_t)n);
}

/* Writes the length of the body from `body` to `p` before it, where one byte lies reserved; a
 * longer prefix moves the body. Returns the byte behind the body, or NULL where it would come to
 * lie behind `end` (NULL: room is known) or the body is longer than HONE_MAX_LENGTH. */
HONE_INLINE uint8_t *hone_pb_length_close(uint8_t *body, uint8_t *p, const uint8_t *end) {
  size_t n = (size_t)(p - body);
  if (HONE_LIKELY(n < 0x80)) {
    body[-1] = (uint8_t)n;
    return p;
  }
  return hone_pb_length_close_long(body, p, end);
}

/* Yields a length of at most HONE_MAX_LENGTH (else HONE_TOO_LARGE) such that *n bytes follow (else
 * HONE_TRUNCATED). */
HONE_INLINE const uint8_t *hone_pb_length_get(const uint8_t *p, const uint8_t *end, size_t *n,
                                              hone_decoder *d) {
  hone_pb_varint length;
  if (HONE_LIKELY(p < end && *p < 0x80 && *p < (size_t)(end - p))) {
    *n = *p;
    return p + 1;
  }
  length = hone_pb_length_get_long(p, end, d);
  *n = (size_t)length.value;
  return length.p;
}

/* Over the length and what it counts. */
HONE_INLINE const uint8_t *hone_pb_length_skip(const uint8_t *p, const uint8_t *end,
                                               hone_decoder *d) {
  size_t n;
  p = hone_pb_length_get(p, end, &n, d);
  return p != NULL ? p + n : NULL;
}

/* ---- bytes: any bytes, and text that is trusted to be UTF-8 ---- */

/* Of the length and n bytes of content. */
HONE_INLINE size_t hone_pb_bytes_size(size_t n) {
  return hone_pb_length_size(n) + n;
}

HONE_INLINE uint8_t *hone_pb_bytes_put(uint8_t *p, const void *data, size_t n) {
  p = hone_pb_length_put(p, n);
  hone_copy(p, data, n);
  return p + n;
}

HONE_INLINE const uint8_t *hone_pb_bytes_get(const uint8_t *p, const uint8_t *end, hone_span *out,
                                             hone_decoder *d) {
  out->size = 0;
  p = hone_pb_length_get(p, end, &out->size, d);
  out->data = p;
  return p != NULL ? p + out->size : NULL;
}

HONE_INLINE const uint8_t *hone_pb_bytes_skip(const uint8_t *p, const uint8_t *end,
                                              hone_decoder *d) {
  return hone_pb_length_skip(p, end, d);
}

/* ---- string: text; what is not UTF-8 is HONE_BAD_UTF8 on reading ---- */

/* Of the length and n bytes of content. */
HONE_INLINE size_t hone_pb_string_size(size_t n) {
  return hone_pb_bytes_size(n);
}

HONE_INLINE uint8_t *hone_pb_string_put(uint8_t *p, const void *data, size_t n) {
  return hone_pb_bytes_put(p, data, n);
}

/* With every check, one after the other. */
HONE_INLINE const uint8_t *hone_pb_string_get_exact(const uint8_t *p, const uint8_t *end,
                                                    hone_span *out, hone_decoder *d) {
  out->size = 0;
  p = hone_pb_length_get(p, end, &out->size, d);
  out->data = p;
  if (HONE_UNLIKELY(p == NULL)) {
    return NULL;
  }
  if (HONE_UNLIKELY(!hone_utf8_valid(p, out->size))) {
    return hone_decode_fail(d, p, HONE_BAD_UTF8);
  }
  return p + out->size;
}

/* The same out of line: `p` is behind the text, `value` its size. */
hone_pb_varint hone_pb_string_get_long(const uint8_t *p, const uint8_t *end, hone_decoder *d);

HONE_INLINE const uint8_t *hone_pb_string_get(const uint8_t *p, const uint8_t *end, hone_span *out,
                                              hone_decoder *d) {
#if defined(HONE_HAS_ASCII_32)
  hone_pb_varint text;
  if (HONE_LIKELY(p < d->roomy)) {
    size_t size = *p;
    if (HONE_LIKELY(size - 1 < 32 && size < (size_t)(end - p) && hone_ascii_32(p + 1, size))) {
      out->data = p + 1;
      out->size = size;
      return p + 1 + size;
    }
  }
  text = hone_pb_string_get_long(p, end, d);
  out->size = (size_t)text.value;
  out->data = text.p - out->size;
  return text.p;
#else
  return hone_pb_string_get_exact(p, end, out, d);
#endif
}

HONE_INLINE const uint8_t *hone_pb_string_skip(const uint8_t *p, const uint8_t *end,
                                               hone_decoder *d) {
  return hone_pb_length_skip(p, end, d);
}

#ifdef __cplusplus
}
#endif

#endif
