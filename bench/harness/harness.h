/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Measuring: all peers take turns on one pinned core, round after round, and
 * each gets the median of its rounds, in processor time. Taking turns matters:
 * a machine that slows down for a second slows all of them.
 */
#ifndef BENCH_HARNESS_HARNESS_H
#define BENCH_HARNESS_HARNESS_H

#include "peer.h"

#define HARNESS_MAX_ROUNDS 1001

typedef struct Measured {
  const PeerGroup *group;
  const char *variant;
  const char *failed;          /* why it was not measured; else NULL */
  double decode_ns, encode_ns; /* per message, medians; 0: it cannot */
  bool same_bytes;             /* its encoding equals the input */
} Measured;

/* Keeps this thread on one core. False: it may wander. */
bool harness_pin(void);

/* Measures every peer of the groups on the same input, `rounds` times. Returns how many
 * entries of `out` it filled: one per peer, and one per group that is missing. */
size_t harness_measure(const PeerGroup *const *groups, size_t group_count, PeerInput input,
                       unsigned rounds, Measured *out, size_t capacity);

/* Bytes of machine code and of constant data in an ELF file; false: it is none. */
bool harness_code_size(const char *path, uint64_t *code, uint64_t *data);

/* The whole file, in memory that is never freed; NULL: it cannot be read. */
uint8_t *harness_read_file(const char *path, size_t *size);

#endif
