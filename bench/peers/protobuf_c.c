/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * protobuf-c: structs made by protoc-c, filled by one interpreter of its
 * descriptors. GENERATED is its header, MESSAGE the struct, STEM what its
 * functions begin with.
 */
#include GENERATED

#include <stdlib.h>

#include "../harness/peer.h"

#define JOIN(a, b) JOIN_(a, b)
#define JOIN_(a, b) a##b
#define UNPACK JOIN(STEM, __unpack)
#define FREE_UNPACKED JOIN(STEM, __free_unpacked)
#define PACKED_SIZE JOIN(STEM, __get_packed_size)
#define PACK JOIN(STEM, __pack)

extern const PeerGroup PEER;

static MESSAGE **messages;
static size_t message_count;

/* A bump allocator, as its own interface allows: everything is dropped at once. */
static struct {
  uint8_t *block;
  size_t used, size;
} bump;

static void *bump_allocate(void *data, size_t size) {
  void *at = bump.block + bump.used;
  (void)data;
  size = (size + 15) & ~(size_t)15;
  if (size > bump.size - bump.used) {
    return NULL;
  }
  bump.used += size;
  return at;
}

static void bump_free(void *data, void *at) {
  (void)data;
  (void)at;
}

static ProtobufCAllocator bump_allocator = {bump_allocate, bump_free, NULL};

static bool open_all(const PeerInput *inputs, size_t count) {
  size_t largest = 0;
  messages = calloc(count, sizeof *messages);
  message_count = count;
  for (size_t i = 0; messages != NULL && i < count; i++) {
    largest = inputs[i].size > largest ? inputs[i].size : largest;
    messages[i] = UNPACK(NULL, inputs[i].size, inputs[i].data);
    if (messages[i] == NULL) {
      return false;
    }
  }
  bump.size = largest * 16 + 65536;
  bump.block = malloc(bump.size);
  return messages != NULL && bump.block != NULL;
}

static bool decode_malloc(PeerInput input) {
  MESSAGE *out = UNPACK(NULL, input.size, input.data);
  FREE_UNPACKED(out, NULL);
  return out != NULL;
}

static bool decode_bump(PeerInput input) {
  bump.used = 0;
  return UNPACK(&bump_allocator, input.size, input.data) != NULL;
}

static const uint8_t *encode(size_t index, uint8_t *out, size_t capacity, size_t *size) {
  *size = PACKED_SIZE(messages[index]);
  if (*size > capacity) {
    return NULL;
  }
  PACK(messages[index], out);
  return out;
}

static void close_all(void) {
  for (size_t i = 0; i < message_count; i++) {
    FREE_UNPACKED(messages[i], NULL);
  }
  free(messages);
  free(bump.block);
}

static const Peer peers[] = {
    {"bump allocator", decode_bump, encode},
    {"malloc and free", decode_malloc, NULL},
};

const PeerGroup PEER = {"protobuf-c", NULL,     WEIGH, peers, sizeof peers / sizeof *peers,
                        open_all,     close_all};
