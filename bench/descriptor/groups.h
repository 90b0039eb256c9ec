/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The contestants of this comparison, one per file. */
#ifndef BENCH_DESCRIPTOR_GROUPS_H
#define BENCH_DESCRIPTOR_GROUPS_H

#include "../harness/peer.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const PeerGroup peer_none, peer_hone, peer_libprotobuf, peer_protobuf_c, peer_nanopb,
    peer_upb;

#ifdef __cplusplus
}
#endif

#endif
