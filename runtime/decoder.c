/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * How decoders and encoders fail: the first failure is the one that counts.
 * Out of line, so that the paths that fail cost their callers nothing.
 */
#include "hone/decoder.h"
#include "hone/bytes.h"

HONE_COLD const uint8_t *hone_decode_fail(hone_decoder *d, const uint8_t *at, hone_status status) {
  if (d->status == HONE_OK) {
    d->status = status;
    d->error = at;
  }
  return NULL;
}

HONE_COLD uint8_t *hone_encode_fail(hone_encoder *e, hone_status status) {
  if (e->status == HONE_OK) {
    e->status = status;
  }
  return NULL;
}
