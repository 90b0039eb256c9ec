/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Long packed arrays: of varints, and of what needs only be copied. */
#ifndef BENCH_PACKED_H
#define BENCH_PACKED_H

#include <hone/hone.h>

HONE_FILE(package = "bench")

typedef struct HONE_MESSAGE() Ints {
  size_t n_values;
  int32_t *values HONE(1);
} Ints;

typedef struct HONE_MESSAGE() Floats {
  size_t n_values;
  float *values HONE(1);
} Floats;

#endif
