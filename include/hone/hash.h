/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The hash of wire values, for tables: 64 bits, the same on every platform and
 * in every version of the ABI. Not for secrets: who knows the seed can make
 * collisions.
 *
 * A message's hash is a chain: h = seed; then h = hone_hash_u64(h, value) or
 * hone_hash_bytes(h, data, size) for each value in order. Entries of a map have
 * no order: each is hashed from the same start, and the sum goes into the chain.
 */
#ifndef HONE_HASH_H
#define HONE_HASH_H

#include <stdint.h>

#include "hone/bytes.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Takes `value` into the chain `h`; integers sign-extended, floats by their bits. */
HONE_INLINE uint64_t hone_hash_u64(uint64_t h, uint64_t value) {
  h ^= value * UINT64_C(0x9fb21c651e98df25);
  h ^= h >> 32;
  h *= UINT64_C(0xd6e8feb86659fd93);
  h ^= h >> 29;
  return h + UINT64_C(0x2545f4914f6cdd1d);
}

/* Takes `size` bytes at `data` into the chain, and their number. */
uint64_t hone_hash_bytes(uint64_t h, const void *data, size_t size);

/* Takes the hash of a part, such as a nested message's, into the chain. */
HONE_INLINE uint64_t hone_hash_combine(uint64_t h, uint64_t part) {
  return hone_hash_u64(h, part);
}

/* Adds the hash of one entry of a map to `sum`, which starts at 0: in any order the same. */
HONE_INLINE uint64_t hone_hash_unordered(uint64_t sum, uint64_t entry) {
  return sum + entry;
}

#ifdef __cplusplus
}
#endif

#endif
