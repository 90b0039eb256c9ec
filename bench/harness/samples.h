/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The inputs, the same bytes on every machine and in every run: files of
 * bench/data, and messages that a seeded generator makes up, written by a few
 * lines of its own rather than by a library that takes part.
 */
#ifndef BENCH_HARNESS_SAMPLES_H
#define BENCH_HARNESS_SAMPLES_H

#include "peer.h"

#define SAMPLES_MANY 16384 /* messages of a sample that no branch predictor remembers */

typedef struct Sample {
  PeerInput *inputs;
  size_t count;
  size_t size; /* of all of them */
} Sample;

/* Makes the sample of this name: "goserbench", "goserbench-full", "goserbench-some", "imu", "ints",
 * "ints-small", "floats", the "ros1-…" of messages.def, or that of a file below `folder`. False:
 * there is none. */
bool samples_make(const char *name, const char *folder, Sample *sample);

void samples_free(Sample *sample);

#endif
