/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A varint's groups of seven bits: moved together into a number, and apart
 * again into bytes, eight at a time. In three steps everywhere; in one
 * instruction where the target has BMI2 (and runs pext and pdep in hardware,
 * which the first two generations of Zen do not).
 */
#ifndef HONE_RUNTIME_GROUPS_H
#define HONE_RUNTIME_GROUPS_H

#include "hone/bytes.h"

#if defined(__BMI2__) && defined(__x86_64__) && !defined(__znver1__) && !defined(__znver2__)
#define HONE_BMI2_GROUPS 1
#include <immintrin.h>
#endif

/* All eight bytes' high bits, which say that another byte follows. */
#define HONE_MORE_BITS UINT64_C(0x8080808080808080)

/* The low seven bits of each of eight bytes, as a number of 56 bits. */
HONE_INLINE uint64_t hone_groups_squeeze(uint64_t word) {
#if defined(HONE_BMI2_GROUPS)
  return _pext_u64(word, ~HONE_MORE_BITS);
#else
  word = (word & UINT64_C(0x007f007f007f007f)) | ((word & UINT64_C(0x7f007f007f007f00)) >> 1);
  word = (word & UINT64_C(0x00003fff00003fff)) | ((word & UINT64_C(0x3fff00003fff0000)) >> 2);
  return (word & UINT64_C(0x0fffffff)) | ((word & UINT64_C(0x0fffffff00000000)) >> 4);
#endif
}

/* And back: the low 56 bits, seven in each of eight bytes. */
HONE_INLINE uint64_t hone_groups_spread(uint64_t value) {
#if defined(HONE_BMI2_GROUPS)
  return _pdep_u64(value, ~HONE_MORE_BITS);
#else
  value = (value & UINT64_C(0x0fffffff)) | ((value & UINT64_C(0x00fffffff0000000)) << 4);
  value = (value & UINT64_C(0x00003fff00003fff)) | ((value & UINT64_C(0x0fffc0000fffc000)) << 2);
  return (value & UINT64_C(0x007f007f007f007f)) | ((value & UINT64_C(0x3f803f803f803f80)) << 1);
#endif
}

#endif
