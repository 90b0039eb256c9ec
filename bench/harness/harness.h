/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Measuring: all peers take turns on one pinned core, round after round, and
 * each gets minimum, median and spread of its rounds, in processor time. Taking
 * turns matters: a machine that slows down for a second slows all of them.
 *
 * Under callgrind the same peers are counted instead, each operation once.
 */
#ifndef BENCH_HARNESS_HARNESS_H
#define BENCH_HARNESS_HARNESS_H

#include "peer.h"
#include "samples.h"

#define HARNESS_MAX_ROUNDS 1001

typedef enum Verb { DECODE, ENCODE } Verb;

/* ns per message, over the rounds. */
typedef struct Times {
  double min, median;
  double spread; /* distance between the quartiles, as a part of the median */
} Times;

typedef struct Measured {
  const PeerGroup *group;
  const char *variant;
  const char *failed; /* why it was not measured; else NULL */
  bool has[2];        /* by verb: this variant is measured with it */
  bool works[2];      /* there are times */
  Times times[2];
  bool same_bytes; /* its encoding equals the input, of every message */
} Measured;

/* Keeps this thread on one core. False: it may wander. */
bool harness_pin(void);

/* Measures every peer of the groups on the same sample, `rounds` times. Returns how many
 * entries of `out` it filled: one per peer, and one per group that is absent. */
size_t harness_measure(const PeerGroup *const *groups, size_t group_count, const Sample *sample,
                       unsigned rounds, Measured *out, size_t capacity);

/* Whether this process runs under callgrind. */
bool harness_counts(void);

/* Runs every peer's operations once on at most `most` messages, warmed up, and has callgrind write
 * the instructions of each to its file, under "<comparison>|<group>|<variant>|<verb>|<messages>".
 */
void harness_count(const char *comparison, const PeerGroup *const *groups, size_t group_count,
                   const Sample *sample, size_t most);

/* Bytes of machine code and of constant data in an ELF file; false: it is none. */
bool harness_code_size(const char *path, uint64_t *code, uint64_t *data);

/* The same of all files in `paths`, with ':' between them. */
bool harness_code_sizes(const char *paths, uint64_t *code, uint64_t *data);

/* The whole file with 32 readable bytes behind it, in the caller's memory (free); NULL: it cannot
 * be read. */
uint8_t *harness_read_file(const char *path, size_t *size);

#endif
