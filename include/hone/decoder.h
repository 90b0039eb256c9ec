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
#define HONE_ALIAS_INPUT 1u     /* text and bytes may point into the input */
#define HONE_PADDED_INPUT 2u    /* 32 readable bytes follow the input */
#define HONE_MERGE 4u           /* into an initialised message, by protobuf's merging rules */
#define HONE_IGNORE_UNKNOWN 8u  /* json, text: an unknown name is no error */
#define HONE_DISCARD_UNKNOWN 16u /* unknown fields are not kept */
#define HONE_LENIENT 32u        /* bool not 0/1, a missing NUL, trailing bytes are accepted */

#ifndef HONE_MAX_DEPTH
#define HONE_MAX_DEPTH 100
#endif

/* Lengths on the wire go to 2 GiB - 1. */
#define HONE_MAX_LENGTH 0x7fffffffu

typedef struct hone_span {
  const uint8_t *data;
  size_t size;
} hone_span;

typedef struct hone_decoder {
  hone_alloc *alloc; /* NULL: nothing may be allocated */
  unsigned flags;
  unsigned depth; /* levels of nesting left */
  hone_status status;
  const uint8_t *error; /* where it failed */
} hone_decoder;

typedef struct hone_encoder {
  unsigned depth; /* levels of nesting left */
  hone_status status;
} hone_encoder;

/* Records a failure at `at`, unless one is recorded already, and returns NULL, as the
 * readers do: `return hone_decode_fail(d, p, HONE_TRUNCATED);`. Out of line: failing is rare. */
const uint8_t *hone_decode_fail(hone_decoder *d, const uint8_t *at, hone_status status);
uint8_t *hone_encode_fail(hone_encoder *e, hone_status status);

#ifdef __cplusplus
}
#endif

#endif
