/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What emitted encoders and decoders carry along: the allocator, the flags, the
 * depth left, and the first failure. Users meet only the flags.
 */
#ifndef HONE_DECODER_H
#define HONE_DECODER_H

#include <stdbool.h>
#include <stdint.h>

#include "hone/alloc.h"
#include "hone/status.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Flags of decode. */
#define HONE_ALIAS_INPUT 1u      /* text and bytes may point into the input */
#define HONE_PADDED_INPUT 2u     /* 32 readable bytes follow the input */
#define HONE_MERGE 4u            /* into an initialised message, by protobuf's merging rules */
#define HONE_IGNORE_UNKNOWN 8u   /* json, text: an unknown name is no error */
#define HONE_DISCARD_UNKNOWN 16u /* unknown fields are not kept */
#define HONE_LENIENT 32u         /* bool not 0/1, a missing NUL, trailing bytes are accepted */

#ifndef HONE_MAX_DEPTH
#define HONE_MAX_DEPTH 100
#endif

/* Lengths on the wire go to 2 GiB - 1. */
#define HONE_MAX_LENGTH 0x7fffffffu

/* Elements of no bytes at all: nothing on the wire bounds their number, so this does. */
#ifndef HONE_MAX_EMPTY_ELEMENTS
#define HONE_MAX_EMPTY_ELEMENTS 65536u
#endif

typedef struct hone_span {
  const uint8_t *data;
  size_t size;
} hone_span;

typedef struct hone_decoder {
  hone_alloc *alloc; /* NULL: nothing may be allocated */
  unsigned flags;
  unsigned depth; /* levels of nesting left */
  hone_status status;
  bool unsettled; /* a map got entries in several parts: equal keys are looked for at the end */
  const uint8_t *error; /* where it failed */
  const uint8_t
      *roomy; /* before it, 33 bytes of the input can be read, whatever they are part of */
} hone_decoder;

typedef struct hone_encoder {
  unsigned depth; /* levels of nesting left */
  hone_status status;
} hone_encoder;

/* Records a failure at `at`, unless one is recorded already, and returns NULL, as the
 * readers do: `return hone_decode_fail(d, p, HONE_TRUNCATED);`. Out of line: failing is rare. */
const uint8_t *hone_decode_fail(hone_decoder *d, const uint8_t *at, hone_status status);
uint8_t *hone_encode_fail(hone_encoder *e, hone_status status);

/* Begins a decode of `size` bytes at `in`. false: HONE_BAD_ARGUMENT (HONE_ALIAS_INPUT with an
 * allocator that frees block by block) or HONE_TOO_LARGE, in d->status. */
static inline bool hone_decoder_init(hone_decoder *d, const uint8_t *in, size_t size,
                                     hone_alloc *alloc, unsigned flags) {
  d->alloc = alloc;
  d->flags = flags;
  d->depth = HONE_MAX_DEPTH;
  d->status = HONE_OK;
  d->unsettled = false;
  d->error = NULL;
  d->roomy = (flags & HONE_PADDED_INPUT) != 0 ? in + size : size > 32 ? in + (size - 32) : in;
  if ((flags & HONE_ALIAS_INPUT) != 0 && hone_frees_blocks(alloc)) {
    d->status = HONE_BAD_ARGUMENT;
  } else if (size > HONE_MAX_LENGTH) {
    d->status = HONE_TOO_LARGE;
  }
  return d->status == HONE_OK;
}

/* Ends a decode that came to p, or to NULL after a failure. Bytes left over are HONE_MALFORMED,
 * unless HONE_LENIENT is set. */
static inline hone_result hone_decode_end(const hone_decoder *d, const uint8_t *in, size_t size,
                                          const uint8_t *p) {
  if (d->status != HONE_OK) {
    return hone_result_make((size_t)(d->error - in), d->status);
  }
  if ((size_t)(p - in) != size && (d->flags & HONE_LENIENT) == 0) {
    return hone_result_make((size_t)(p - in), HONE_MALFORMED);
  }
  return hone_result_make((size_t)(p - in), HONE_OK);
}

/* Skips to the next multiple of `to` (a power of two) from `origin`. */
static inline const uint8_t *hone_get_padding(const uint8_t *p, const uint8_t *end,
                                              const uint8_t *origin, size_t to, hone_decoder *d) {
  size_t padding = (0u - (size_t)(p - origin)) & (to - 1);
  return (size_t)(end - p) < padding ? hone_decode_fail(d, p, HONE_TRUNCATED) : p + padding;
}

#ifdef __cplusplus
}
#endif

#endif
