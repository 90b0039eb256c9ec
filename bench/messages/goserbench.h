/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The message that Go's serialization benchmarks measure with: six fields, 53
 * bytes. Texts may point into the input: then nothing is allocated.
 */
#ifndef BENCH_GOSERBENCH_H
#define BENCH_GOSERBENCH_H

#include <hone/hone.h>

HONE_FILE(package = "bench")

typedef struct HONE_MESSAGE() Goser {
  hone_str name HONE(1);
  int64_t birth_day HONE(2); /* nanoseconds */
  hone_str phone HONE(3);
  int32_t siblings HONE(4);
  bool spouse HONE(5);
  double money HONE(6);
} Goser;

#endif
