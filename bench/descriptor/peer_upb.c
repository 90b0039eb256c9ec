/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * upb as Debian ships it (2020, with gRPC's sources). The package leaves out headers that its
 * own headers include, so the few functions used here are declared by hand; the tables of
 * descriptor.proto are in its libdescriptor_upb_proto. Texts alias the input.
 */
#include <stdlib.h>
#include <string.h>

#include "groups.h"

typedef struct upb_arena upb_arena;
typedef struct upb_alloc upb_alloc;
typedef struct upb_msglayout upb_msglayout;

extern upb_alloc upb_alloc_global;
extern const upb_msglayout google_protobuf_FileDescriptorSet_msginit;

upb_arena *upb_arena_init(void *block, size_t size, upb_alloc *alloc);
void upb_arena_free(upb_arena *arena);
void *_upb_msg_new(const upb_msglayout *layout, upb_arena *arena);
bool upb_decode(const char *in, size_t size, void *msg, const upb_msglayout *layout,
                upb_arena *arena);
char *upb_encode(const void *msg, const upb_msglayout *layout, upb_arena *arena, size_t *size);

static const upb_msglayout *const layout = &google_protobuf_FileDescriptorSet_msginit;
static upb_arena *arena;
static void *set;
static char *block;
static size_t block_size;

static void *parse(PeerInput input, upb_arena *in) {
  void *msg = _upb_msg_new(layout, in);
  return msg != NULL && upb_decode((const char *)input.data, input.size, msg, layout, in) ? msg
                                                                                          : NULL;
}

static bool open_set(PeerInput input) {
  block_size = input.size * 16 + 65536;
  block = malloc(block_size);
  arena = upb_arena_init(NULL, 0, &upb_alloc_global);
  set = parse(input, arena);
  return block != NULL && set != NULL;
}

/* The arena's first block is large enough: nothing is allocated behind it. */
static bool decode(PeerInput input) {
  upb_arena *scratch = upb_arena_init(block, block_size, &upb_alloc_global);
  const bool ok = parse(input, scratch) != NULL;
  upb_arena_free(scratch);
  return ok;
}

/* It writes into its arena, backwards. The bytes stay readable: the block is ours. */
static const uint8_t *encode(uint8_t *out, size_t capacity, size_t *size) {
  upb_arena *scratch = upb_arena_init(block, block_size, &upb_alloc_global);
  const char *bytes = upb_encode(set, layout, scratch, size);
  (void)out;
  (void)capacity;
  upb_arena_free(scratch);
  return (const uint8_t *)bytes;
}

static void close_set(void) {
  upb_arena_free(arena);
  free(block);
}

static const Peer peers[] = {
    {"arena, texts alias the input", decode, encode},
};

const PeerGroup peer_upb = {"upb (Debian, 2020)",         "libupb-dev", WEIGH,    peers,
                            sizeof peers / sizeof *peers, open_set,     close_set};
