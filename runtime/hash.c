/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The hash of a run of bytes: eight at a time, then the rest as one word; the
 * size goes in first, so that no two runs of different size look alike.
 */
#include "hone/hash.h"

uint64_t hone_hash_bytes(uint64_t h, const void *data, size_t size) {
  const uint8_t *p = (const uint8_t *)data;
  h = hone_hash_u64(h, (uint64_t)size);
  for (; size >= 8; size -= 8, p += 8) {
    h = hone_hash_u64(h, hone_load_u64_le(p));
  }
  if (size != 0) {
    uint64_t rest = 0;
    size_t i;
    for (i = 0; i < size; i++) {
      rest |= (uint64_t)p[i] << (8 * i);
    }
    h = hone_hash_u64(h, rest);
  }
  return h;
}
