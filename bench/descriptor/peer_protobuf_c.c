/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* protobuf-c: structs made by protoc-c, filled by one interpreter of its descriptors. */
#include <stdlib.h>

#include "google/protobuf/descriptor.pb-c.h"
#include "groups.h"

typedef Google__Protobuf__FileDescriptorSet Set;

static Set *set;

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

static bool open_set(PeerInput input) {
  bump.size = input.size * 16 + 65536;
  bump.block = malloc(bump.size);
  set = google__protobuf__file_descriptor_set__unpack(NULL, input.size, input.data);
  return bump.block != NULL && set != NULL;
}

static bool decode_malloc(PeerInput input) {
  Set *out = google__protobuf__file_descriptor_set__unpack(NULL, input.size, input.data);
  google__protobuf__file_descriptor_set__free_unpacked(out, NULL);
  return out != NULL;
}

static bool decode_bump(PeerInput input) {
  bump.used = 0;
  return google__protobuf__file_descriptor_set__unpack(&bump_allocator, input.size, input.data) !=
         NULL;
}

static const uint8_t *encode(uint8_t *out, size_t capacity, size_t *size) {
  *size = google__protobuf__file_descriptor_set__get_packed_size(set);
  if (*size > capacity) {
    return NULL;
  }
  google__protobuf__file_descriptor_set__pack(set, out);
  return out;
}

static void close_set(void) {
  google__protobuf__file_descriptor_set__free_unpacked(set, NULL);
  free(bump.block);
}

static const Peer peers[] = {
    {"bump allocator", decode_bump, encode},
    {"malloc and free", decode_malloc, encode},
};

const PeerGroup peer_protobuf_c = {"protobuf-c",
                                   "protobuf-c-compiler libprotobuf-c-dev",
                                   WEIGH,
                                   peers,
                                   sizeof peers / sizeof *peers,
                                   open_set,
                                   close_set};
