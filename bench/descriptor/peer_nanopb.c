/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* nanopb with pointer fields (malloc): its static structs cannot hold a recursive message. */
#include <pb_decode.h>
#include <pb_encode.h>

#include "google/protobuf/descriptor.pb.h"
#include "groups.h"

typedef google_protobuf_FileDescriptorSet Set;

static Set set;

static bool parse(Set *to, PeerInput input) {
  pb_istream_t stream = pb_istream_from_buffer(input.data, input.size);
  const Set empty = google_protobuf_FileDescriptorSet_init_zero;
  *to = empty;
  return pb_decode(&stream, google_protobuf_FileDescriptorSet_fields, to);
}

static bool open_set(PeerInput input) {
  return parse(&set, input);
}

static bool decode(PeerInput input) {
  Set out;
  const bool ok = parse(&out, input);
  pb_release(google_protobuf_FileDescriptorSet_fields, &out);
  return ok;
}

static const uint8_t *encode(uint8_t *out, size_t capacity, size_t *size) {
  pb_ostream_t stream = pb_ostream_from_buffer(out, capacity);
  const bool ok = pb_encode(&stream, google_protobuf_FileDescriptorSet_fields, &set);
  *size = stream.bytes_written;
  return ok ? out : NULL;
}

static void close_set(void) {
  pb_release(google_protobuf_FileDescriptorSet_fields, &set);
}

static const Peer peers[] = {
    {"pointer fields, malloc", decode, encode},
};

const PeerGroup peer_nanopb = {"nanopb", "nanopb libnanopb-dev",       WEIGH,
                               peers,    sizeof peers / sizeof *peers, open_set,
                               close_set};
