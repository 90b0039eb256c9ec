/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Blocks of exact size for <M>_encode_<f>_new.
 */
#include "hone/encoder.h"

/* Where a message of no bytes is written to: nowhere, but NULL would be a failure. */
static uint8_t no_bytes[1];

uint8_t *hone_encode_block(hone_alloc *alloc, size_t size) {
  if (size == 0) {
    return no_bytes;
  }
  return size > HONE_MAX_LENGTH ? NULL : (uint8_t *)hone_allocate(alloc, size, 1);
}

hone_result hone_encode_block_end(const hone_encoder *e, hone_alloc *alloc, uint8_t *block,
                                  size_t size, hone_bytes *out) {
  out->data = NULL;
  out->size = 0;
  if (e->status != HONE_OK) {
    if (size != 0) {
      hone_release(alloc, block, size);
    }
    return hone_result_make(0, e->status);
  }
  if (size != 0) {
    out->data = block;
    out->size = size;
  }
  return hone_result_make(size, HONE_OK);
}
