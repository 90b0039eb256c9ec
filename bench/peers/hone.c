/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Hone. GENERATED is the specialized header, MESSAGE the struct, PEER the
 * name of the group, FORMAT the wire format (protobuf if it is not said). An arena that is reset
 * each time; with OWNS_NOTHING there is no allocator at all when texts alias the input.
 */
#include GENERATED

#include <stdlib.h>

#include "../harness/peer.h"

#ifndef FORMAT
#define FORMAT protobuf
#endif
#define JOIN(message, verb, format, end) JOIN_(message, verb, format, end)
#define JOIN_(message, verb, format, end) message##_##verb##_##format##end
#define SIZE JOIN(MESSAGE, size, FORMAT, )
#define DECODE JOIN(MESSAGE, decode, FORMAT, )
#define ENCODE JOIN(MESSAGE, encode, FORMAT, )
#define ENCODE_TRUSTED JOIN(MESSAGE, encode, FORMAT, _trusted)

extern const PeerGroup PEER;

static hone_arena arena, scratch;
static MESSAGE *messages;

static bool open_all(const PeerInput *inputs, size_t count) {
  hone_arena_init(&arena);
  hone_arena_init(&scratch);
  messages = calloc(count, sizeof *messages);
  for (size_t i = 0; messages != NULL && i < count; i++) {
    if (DECODE(&messages[i], inputs[i].data, inputs[i].size, &arena.alloc, 0).status != HONE_OK) {
      return false;
    }
  }
  return messages != NULL;
}

static bool decode_copy(PeerInput input) {
  MESSAGE out;
  const hone_result result = DECODE(&out, input.data, input.size, &scratch.alloc, 0);
  hone_arena_reset(&scratch);
  return result.status == HONE_OK;
}

static inline bool decode_with(PeerInput input, unsigned flags) {
  MESSAGE out;
#ifdef OWNS_NOTHING
  return DECODE(&out, input.data, input.size, NULL, flags).status == HONE_OK;
#else
  const hone_result result = DECODE(&out, input.data, input.size, &scratch.alloc, flags);
  hone_arena_reset(&scratch);
  return result.status == HONE_OK;
#endif
}

static bool decode_alias(PeerInput input) {
  return decode_with(input, HONE_ALIAS_INPUT);
}

static bool decode_padded(PeerInput input) {
  return decode_with(input, HONE_ALIAS_INPUT | HONE_PADDED_INPUT);
}

static const uint8_t *encode(size_t index, uint8_t *out, size_t capacity, size_t *size) {
  const hone_result result = ENCODE(&messages[index], out, capacity);
  *size = result.size;
  return result.status == HONE_OK ? out : NULL;
}

static const uint8_t *encode_trusted(size_t index, uint8_t *out, size_t capacity, size_t *size) {
  (void)capacity;
  *size = ENCODE_TRUSTED(&messages[index], out); /* 0: a failure, or an empty message */
  return out;
}

/* What a caller does who has to bring a buffer of the right size. */
static const uint8_t *encode_sized(size_t index, uint8_t *out, size_t capacity, size_t *size) {
  *size = SIZE(&messages[index]);
  return *size <= capacity && ENCODE_TRUSTED(&messages[index], out) == *size ? out : NULL;
}

static void close_all(void) {
  hone_arena_free(&scratch);
  hone_arena_free(&arena);
  free(messages);
}

static const Peer peers[] = {
    {"texts alias the input", decode_alias, encode}, {"texts copied", decode_copy, NULL},
    {"padded, texts alias", decode_padded, NULL},    {"trusted", NULL, encode_trusted},
    {"size, then trusted", NULL, encode_sized},
};

const PeerGroup PEER = {"Hone",   NULL,     WEIGH, peers, sizeof peers / sizeof *peers,
                        open_all, close_all};
