// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// libprotobuf (C++). The library itself contains the classes of descriptor.proto, generated with
// optimize_for = SPEED. Texts are always copied.
#include <google/protobuf/arena.h>
#include <google/protobuf/descriptor.pb.h>

#include <vector>

#include "groups.h"

namespace {

using google::protobuf::Arena;
using google::protobuf::ArenaOptions;
using google::protobuf::FileDescriptorSet;

FileDescriptorSet *set, *reused;
std::vector<char> *block; // the arena's first block: large enough that it needs no other

bool Parse(FileDescriptorSet *to, PeerInput input) {
  return to->ParseFromArray(input.data, static_cast<int>(input.size));
}

bool Open(PeerInput input) {
  set = new FileDescriptorSet;
  reused = new FileDescriptorSet;
  block = new std::vector<char>(input.size * 16 + 65536);
  return Parse(set, input);
}

bool DecodeReused(PeerInput input) {
  return Parse(reused, input);
}

bool DecodeArena(PeerInput input) {
  ArenaOptions options;
  options.initial_block = block->data();
  options.initial_block_size = block->size();
  Arena arena(options);
  return Parse(Arena::CreateMessage<FileDescriptorSet>(&arena), input);
}

const uint8_t *Encode(uint8_t *out, size_t capacity, size_t *size) {
  *size = set->ByteSizeLong();
  if (*size > capacity) {
    return nullptr;
  }
  set->SerializeWithCachedSizesToArray(out);
  return out;
}

void Close() {
  delete set;
  delete reused;
  delete block;
}

const Peer peers[] = {
    {"message reused", DecodeReused, Encode},
    {"arena", DecodeArena, Encode},
};

} // namespace

extern "C" const PeerGroup peer_libprotobuf = {
    "libprotobuf", "libprotobuf-dev", WEIGH, peers, sizeof peers / sizeof *peers, Open, Close};
