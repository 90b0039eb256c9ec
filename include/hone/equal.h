/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * When two values are the same on the wire, where C's == does not say: bytes of
 * two sizes, and a long double, which C pads. Floats are compared by their
 * bits: hone_bits_of_f32() and hone_bits_of_f64().
 */
#ifndef HONE_EQUAL_H
#define HONE_EQUAL_H

#include <float.h>
#include <stdbool.h>
#include <string.h>

#include "hone/hash.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Empty ones may be NULL. */
HONE_INLINE bool hone_equal_bytes(const void *a, size_t a_size, const void *b, size_t b_size) {
  return a_size == b_size && (a_size == 0 || memcmp(a, b, a_size) == 0);
}

/* The bytes of a long double that are its value: x87's has ten. */
#if LDBL_MANT_DIG == 64
#define HONE_LONG_DOUBLE_BYTES_ 10
#else
#define HONE_LONG_DOUBLE_BYTES_ sizeof(long double)
#endif

HONE_INLINE bool hone_equal_long_double(long double a, long double b) {
  return memcmp(&a, &b, HONE_LONG_DOUBLE_BYTES_) == 0;
}

HONE_INLINE uint64_t hone_hash_long_double(uint64_t h, long double value) {
  return hone_hash_bytes(h, &value, HONE_LONG_DOUBLE_BYTES_);
}

#ifdef __cplusplus
}
#endif

#endif
