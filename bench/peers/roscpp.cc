// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// roscpp's serialization (C++, templates). GENERATED is a header of genmsg's, MESSAGE the class.
#include GENERATED
#include <ros/serialization.h>

#include <vector>

#include "../harness/peer.h"

extern "C" const PeerGroup PEER;

namespace {

std::vector<MESSAGE> *messages;
MESSAGE *reused;

bool Read(MESSAGE *to, PeerInput input) {
  ros::serialization::IStream stream(const_cast<uint8_t *>(input.data),
                                     static_cast<uint32_t>(input.size));
  ros::serialization::deserialize(stream, *to);
  return stream.getLength() == 0;
}

bool Open(const PeerInput *inputs, size_t count) {
  messages = new std::vector<MESSAGE>(count);
  reused = new MESSAGE;
  for (size_t i = 0; i < count; i++) {
    if (!Read(&(*messages)[i], inputs[i])) {
      return false;
    }
  }
  return true;
}

bool DecodeReused(PeerInput input) {
  return Read(reused, input);
}

bool DecodeFresh(PeerInput input) {
  MESSAGE message;
  return Read(&message, input);
}

const uint8_t *Encode(size_t index, uint8_t *out, size_t capacity, size_t *size) {
  const MESSAGE &message = (*messages)[index];
  *size = ros::serialization::serializationLength(message);
  if (*size > capacity) {
    return nullptr;
  }
  ros::serialization::OStream stream(out, static_cast<uint32_t>(*size));
  ros::serialization::serialize(stream, message);
  return out;
}

void Close() {
  delete messages;
  delete reused;
}

const Peer peers[] = {
    {"message reused", DecodeReused, Encode},
    {"a new message", DecodeFresh, nullptr},
};

} // namespace

extern "C" const PeerGroup PEER = {"roscpp", nullptr, WEIGH, peers, 2, Open, Close};
