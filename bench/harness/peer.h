/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What every contestant of a comparison offers, Hone included. Each library's
 * code stands in a file of its own, behind this interface, so that the loop
 * that measures is the same for all. C, so that C++ peers fit in too.
 */
#ifndef BENCH_HARNESS_PEER_H
#define BENCH_HARNESS_PEER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What is decoded. It stays where it is, and readable, for as long as peers run. */
typedef struct PeerInput {
  const uint8_t *data;
  size_t size;
} PeerInput;

typedef struct Peer {
  const char *variant; /* how the library is used, in a few words */
  /* Decodes the input and lets go of the result: what is measured. */
  bool (*decode)(PeerInput input);
  /* Writes what the group's open() read, a size pass included where the library needs one, to
   * `out`, or to memory of its own where it insists. Returns where the bytes are; NULL: it failed.
   */
  const uint8_t *(*encode)(uint8_t *out, size_t capacity, size_t *size);
} Peer;

/* One file of a comparison: all variants of one library. */
typedef struct PeerGroup {
  const char *name;
  const char *needs; /* Debian's packages that bring it; "" for Hone itself */
  const char *weigh; /* files whose code is counted, ':' between their paths: one program
                        linked statically, less an empty one, or the shared libraries */
  const Peer *peers; /* NULL: not built, because it is not installed */
  size_t count;
  /* Decodes once, into the message that encode() writes. False: it cannot be used. */
  bool (*open)(PeerInput input);
  void (*close)(void);
} PeerGroup;

#ifdef __cplusplus
}
#endif

#endif
