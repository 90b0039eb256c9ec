/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Hone: the structs of examples/descriptor/descriptor.h, in an arena that is reset each time. */
#include "descriptor.hone.h"
#include "groups.h"

static hone_arena arena, scratch;
static FileDescriptorSet set;

static bool open_set(PeerInput input) {
  hone_arena_init(&arena);
  hone_arena_init(&scratch);
  return FileDescriptorSet_decode_protobuf(&set, input.data, input.size, &arena.alloc, 0).status ==
         HONE_OK;
}

static bool decode(PeerInput input, unsigned flags) {
  FileDescriptorSet out;
  hone_result result =
      FileDescriptorSet_decode_protobuf(&out, input.data, input.size, &scratch.alloc, flags);
  hone_arena_reset(&scratch);
  return result.status == HONE_OK;
}

static bool decode_alias(PeerInput input) {
  return decode(input, HONE_ALIAS_INPUT);
}

static bool decode_copy(PeerInput input) {
  return decode(input, 0);
}

static const uint8_t *encode(uint8_t *out, size_t capacity, size_t *size) {
  const hone_result result = FileDescriptorSet_encode_protobuf(&set, out, capacity);
  *size = result.size;
  return result.status == HONE_OK ? out : NULL;
}

static void close_set(void) {
  hone_arena_free(&scratch);
  hone_arena_free(&arena);
}

static const Peer peers[] = {
    {"arena, texts alias the input", decode_alias, encode},
    {"arena, texts copied", decode_copy, encode},
};

const PeerGroup peer_hone = {"Hone",   "",       WEIGH, peers, sizeof peers / sizeof *peers,
                             open_set, close_set};
