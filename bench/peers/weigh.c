/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A program that decodes and encodes with one peer, to be weighed and never run. PEER names it. */
#include "../harness/peer.h"

extern const PeerGroup PEER;

int main(int argc, char **argv) {
  static uint8_t out[64];
  const PeerInput input = {(const uint8_t *)argv[0], (size_t)argc};
  const Peer *const peer = &PEER.peers[0];
  size_t size = 0;
  const bool ok = PEER.open(&input, 1) && peer->decode(input) &&
                  peer->encode(0, out, sizeof out, &size) != NULL;
  PEER.close();
  return ok ? 0 : 1;
}
