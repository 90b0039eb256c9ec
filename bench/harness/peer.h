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

/* One encoded message. It stays where it is, and it and the 32 bytes behind it readable, for as
 * long as peers run. */
typedef struct PeerInput {
  const uint8_t *data;
  size_t size;
} PeerInput;

typedef struct Peer {
  const char *variant; /* how the library is used, in a few words */
  /* Decodes the input and lets go of the result: what is measured. NULL: measured elsewhere. */
  bool (*decode)(PeerInput input);
  /* Writes message `index` of those that the group's open() read, a size pass included where the
   * library needs one, to `out`, or to memory of its own where it insists. Returns where the bytes
   * are; NULL: it failed. Is itself NULL where the variant is about decoding. */
  const uint8_t *(*encode)(size_t index, uint8_t *out, size_t capacity, size_t *size);
} Peer;

/* One file of a comparison: all variants of one library. */
typedef struct PeerGroup {
  const char *name;
  const char *absent; /* why it is not in the comparison; NULL: it is */
  const char *weigh;  /* files whose code is counted, ':' between their paths: one program
                         linked statically, less an empty one, or the shared libraries */
  const Peer *peers;
  size_t count;
  /* Decodes each input once, into the messages that encode() writes. False: it cannot be used. */
  bool (*open)(const PeerInput *inputs, size_t count);
  void (*close)(void);
} PeerGroup;

#ifdef __cplusplus
}
#endif

#endif
