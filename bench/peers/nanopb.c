/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * nanopb. GENERATED is its header, MESSAGE the struct; HOW says whether that
 * is static or made of pointers (malloc), which a recursive message needs.
 */
#include GENERATED

#include <pb_decode.h>
#include <pb_encode.h>
#include <stdlib.h>
#include <string.h>

#include "../harness/peer.h"

#define JOIN(a, b) JOIN_(a, b)
#define JOIN_(a, b) a##b
#define FIELDS JOIN(MESSAGE, _fields)
#define INIT_ZERO JOIN(MESSAGE, _init_zero)

extern const PeerGroup PEER;

static MESSAGE *messages, scratch;
static size_t message_count;

/* pb_decode sets every field to its default first: the target may hold anything. */
static bool parse(MESSAGE *to, PeerInput input) {
  pb_istream_t stream = pb_istream_from_buffer(input.data, input.size);
  return pb_decode(&stream, FIELDS, to);
}

static void release(MESSAGE *message) {
#ifdef PB_ENABLE_MALLOC
  pb_release(FIELDS, message);
#else
  (void)message;
#endif
}

static bool open_all(const PeerInput *inputs, size_t count) {
  messages = calloc(count, sizeof *messages);
  message_count = count;
  for (size_t i = 0; messages != NULL && i < count; i++) {
    if (!parse(&messages[i], inputs[i])) {
      return false;
    }
  }
  return messages != NULL;
}

static bool decode(PeerInput input) {
  const bool ok = parse(&scratch, input);
  release(&scratch);
  return ok;
}

static const uint8_t *encode(size_t index, uint8_t *out, size_t capacity, size_t *size) {
  pb_ostream_t stream = pb_ostream_from_buffer(out, capacity);
  const bool ok = pb_encode(&stream, FIELDS, &messages[index]);
  *size = stream.bytes_written;
  return ok ? out : NULL;
}

static void close_all(void) {
  for (size_t i = 0; i < message_count; i++) {
    release(&messages[i]);
  }
  free(messages);
}

static const Peer peers[] = {
    {HOW, decode, encode},
};

const PeerGroup PEER = {"nanopb", NULL,     WEIGH, peers, sizeof peers / sizeof *peers,
                        open_all, close_all};
