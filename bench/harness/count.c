/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Counting instructions: requests to callgrind around each operation. One
 * operation is a warmed-up pass over the messages; an empty peer's passes are
 * counted too, so that the loop can be taken off.
 */
#include "harness.h"

#include <stdio.h>
#include <stdlib.h>

#if defined(__has_include)
#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#define HAS_CALLGRIND 1
#endif
#endif

#ifdef HAS_CALLGRIND

#define WARM 2 /* a reused message is cleared for the first time in its second decode */

static bool decode_nothing(PeerInput input) {
  return input.size > 0;
}

static const uint8_t *encode_nothing(size_t index, uint8_t *out, size_t capacity, size_t *size) {
  *size = index < capacity;
  return out;
}

static bool open_nothing(const PeerInput *inputs, size_t count) {
  return inputs != NULL && count > 0;
}

static void close_nothing(void) {}

static const Peer nothing[] = {{"", decode_nothing, encode_nothing}};

static const PeerGroup empty = {"", NULL, "", nothing, 1, open_nothing, close_nothing};

bool harness_counts(void) {
  return RUNNING_ON_VALGRIND != 0;
}

static void pass(const Peer *peer, Verb verb, const Sample *sample, size_t count, uint8_t *out,
                 size_t capacity, const char *name) {
  size_t size = 0;
  CALLGRIND_ZERO_STATS;
  if (verb == DECODE) {
    for (size_t i = 0; i < count; i++) {
      peer->decode(sample->inputs[i]);
    }
  } else {
    for (size_t i = 0; i < count; i++) {
      peer->encode(i, out, capacity, &size);
    }
  }
  CALLGRIND_DUMP_STATS_AT(name);
}

static void count_group(const char *comparison, const PeerGroup *group, const Sample *sample,
                        size_t count) {
  const size_t capacity = sample->size * 2 + 4096;
  uint8_t *out = malloc(capacity);
  if (out != NULL && group->absent == NULL && group->open(sample->inputs, count)) {
    for (size_t i = 0; i < group->count; i++) {
      const Peer *peer = &group->peers[i];
      for (int verb = DECODE; verb <= ENCODE; verb++) {
        char name[256];
        if (verb == DECODE ? peer->decode == NULL : peer->encode == NULL) {
          continue;
        }
        snprintf(name, sizeof name, "%s|%s|%s|%s|%zu", comparison, group->name, peer->variant,
                 verb == DECODE ? "decode" : "encode", count);
        for (int warm = 0; warm < WARM; warm++) {
          pass(peer, (Verb)verb, sample, count, out, capacity, "warm");
        }
        pass(peer, (Verb)verb, sample, count, out, capacity, name);
      }
    }
    group->close();
  }
  free(out);
}

void harness_count(const char *comparison, const PeerGroup *const *groups, size_t group_count,
                   const Sample *sample, size_t most) {
  const size_t count = sample->count < most ? sample->count : most;
  count_group(comparison, &empty, sample, count);
  for (size_t g = 0; g < group_count; g++) {
    count_group(comparison, groups[g], sample, count);
  }
}

#else

bool harness_counts(void) {
  return false;
}

void harness_count(const char *comparison, const PeerGroup *const *groups, size_t group_count,
                   const Sample *sample, size_t most) {
  (void)groups;
  (void)group_count;
  (void)sample;
  (void)most;
  fprintf(stderr, "%s: built without valgrind/callgrind.h\n", comparison);
}

#endif
