/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Stands in for a peer that is not installed: a row that says what to install. */
#include "peer.h"

extern const PeerGroup PEER;

const PeerGroup PEER = {NAME, NEEDS, "", NULL, 0, NULL, NULL};
