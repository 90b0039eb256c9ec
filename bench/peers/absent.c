/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Stands in for a peer that cannot take part, PEER: a row that says why, ABSENT. */
#include "../harness/peer.h"

extern const PeerGroup PEER;

const PeerGroup PEER = {NAME, ABSENT, "", NULL, 0, NULL, NULL};
