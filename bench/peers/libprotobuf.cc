// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// libprotobuf (C++). GENERATED is protoc's header, MESSAGE the class, made with optimize_for =
// SPEED. Texts are always copied.
#include GENERATED
#include <google/protobuf/arena.h>

#include <algorithm>
#include <vector>

#include "../harness/peer.h"

extern "C" const PeerGroup PEER;

namespace {

using google::protobuf::Arena;
using google::protobuf::ArenaOptions;

std::vector<MESSAGE> *messages;
MESSAGE *reused;
std::vector<char> *block; // the arena's first block: large enough that it needs no other

bool Parse(MESSAGE *to, PeerInput input) {
  return to->ParseFromArray(input.data, static_cast<int>(input.size));
}

bool Open(const PeerInput *inputs, size_t count) {
  size_t largest = 0;
  messages = new std::vector<MESSAGE>(count);
  reused = new MESSAGE;
  for (size_t i = 0; i < count; i++) {
    largest = std::max(largest, inputs[i].size);
    if (!Parse(&(*messages)[i], inputs[i])) {
      return false;
    }
  }
  block = new std::vector<char>(largest * 16 + 65536);
  return true;
}

bool DecodeReused(PeerInput input) {
  return Parse(reused, input);
}

bool DecodeArena(PeerInput input) {
  ArenaOptions options;
  options.initial_block = block->data();
  options.initial_block_size = block->size();
  Arena arena(options);
  return Parse(Arena::CreateMessage<MESSAGE>(&arena), input);
}

const uint8_t *Encode(size_t index, uint8_t *out, size_t capacity, size_t *size) {
  const MESSAGE &message = (*messages)[index];
  *size = message.ByteSizeLong();
  if (*size > capacity) {
    return nullptr;
  }
  message.SerializeWithCachedSizesToArray(out);
  return out;
}

void Close() {
  delete messages;
  delete reused;
  delete block;
}

const Peer peers[] = {
    {"message reused", DecodeReused, Encode},
    {"arena", DecodeArena, nullptr},
};

} // namespace

extern "C" const PeerGroup PEER = {
    "libprotobuf", nullptr, WEIGH, peers, sizeof peers / sizeof *peers, Open, Close};
