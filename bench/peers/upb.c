/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * upb as Debian ships it (2020, with gRPC's sources). The package leaves out
 * its generator and headers that its own headers include, so the few functions
 * used here are declared by hand. LAYOUT is the message's table: of Debian's
 * libdescriptor_upb_proto, or made by bench/tools/upb-layout. Texts alias the
 * input.
 */
#include <stdlib.h>

#include "../harness/peer.h"
#include "upb.h"

extern const PeerGroup PEER;
extern const upb_msglayout LAYOUT;

static upb_arena *arena;
static void **messages;
static char *block;
static size_t block_size;

static void *parse(PeerInput input, upb_arena *in) {
  void *msg = _upb_msg_new(&LAYOUT, in);
  return msg != NULL && upb_decode((const char *)input.data, input.size, msg, &LAYOUT, in) ? msg
                                                                                           : NULL;
}

static bool open_all(const PeerInput *inputs, size_t count) {
  size_t largest = 0;
  messages = calloc(count, sizeof *messages);
  arena = upb_arena_init(NULL, 0, &upb_alloc_global);
  for (size_t i = 0; messages != NULL && i < count; i++) {
    largest = inputs[i].size > largest ? inputs[i].size : largest;
    messages[i] = parse(inputs[i], arena);
    if (messages[i] == NULL) {
      return false;
    }
  }
  block_size = largest * 16 + 65536;
  block = malloc(block_size);
  return messages != NULL && block != NULL;
}

/* The arena's first block is large enough: nothing is allocated behind it. */
static bool decode(PeerInput input) {
  upb_arena *scratch = upb_arena_init(block, block_size, &upb_alloc_global);
  const bool ok = parse(input, scratch) != NULL;
  upb_arena_free(scratch);
  return ok;
}

/* It writes into its arena, backwards. The bytes stay readable: the block is ours. */
static const uint8_t *encode(size_t index, uint8_t *out, size_t capacity, size_t *size) {
  upb_arena *scratch = upb_arena_init(block, block_size, &upb_alloc_global);
  const char *bytes = upb_encode(messages[index], &LAYOUT, scratch, size);
  (void)out;
  (void)capacity;
  upb_arena_free(scratch);
  return (const uint8_t *)bytes;
}

static void close_all(void) {
  upb_arena_free(arena);
  free(messages);
  free(block);
}

static const Peer peers[] = {
    {"arena, texts alias the input", decode, encode},
};

const PeerGroup PEER = {"upb (Debian, 2020)",         NULL,     WEIGH,    peers,
                        sizeof peers / sizeof *peers, open_all, close_all};
