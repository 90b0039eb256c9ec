/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The testee of the official protobuf conformance suite. It reads requests
 * from standard input and writes responses to standard output, each behind its
 * length in four little-endian bytes, and calls emitted functions: nothing
 * here knows how anything is encoded, the requests included. What is imported
 * for it lies in the build tree.
 */
#include <stdio.h>
#include <string.h>

#include "conformance/conformance.hone.h"
#include "google/protobuf/test_messages_edition2023.hone.h"
#include "google/protobuf/test_messages_proto2.hone.h"
#include "google/protobuf/test_messages_proto2_editions.hone.h"
#include "google/protobuf/test_messages_proto3.hone.h"
#include "google/protobuf/test_messages_proto3_editions.hone.h"

typedef conformance_ConformanceRequest Request;
typedef conformance_ConformanceResponse Response;

/* By the numbers of ConformanceRequest and ConformanceResponse. */
enum { BINARY_PAYLOAD = 1, JSON_PAYLOAD = 2, TEXT_PAYLOAD = 8 };
enum { PARSE_ERROR = 1, RUNTIME_ERROR = 2, BINARY_RESULT = 3, SKIPPED = 5, SERIALIZE_ERROR = 6 };

/* ---- Responses ---- */

static void respond_text(Response *response, uint32_t result, const char *text) {
  hone_str made;
  made.data = text;
  made.size = strlen(text);
  response->result_case = result;
  switch (result) {
  case PARSE_ERROR:
    response->result.parse_error = made;
    break;
  case SERIALIZE_ERROR:
    response->result.serialize_error = made;
    break;
  case SKIPPED:
    response->result.skipped = made;
    break;
  default:
    response->result.runtime_error = made;
  }
}

static void respond_binary(Response *response, hone_bytes bytes) {
  response->result_case = BINARY_RESULT;
  response->result.protobuf_payload = bytes;
}

/* ---- Messages: decoded, encoded, released ---- */

/* Every message that the suite asks for. */
#define TEST_MESSAGES(X)                                                                           \
  X(protobuf_test_messages_proto2_TestAllTypesProto2)                                              \
  X(protobuf_test_messages_proto3_TestAllTypesProto3)                                              \
  X(protobuf_test_messages_editions_proto2_TestAllTypesProto2)                                     \
  X(protobuf_test_messages_editions_proto3_TestAllTypesProto3)                                     \
  X(protobuf_test_messages_editions_TestAllTypesEdition2023)

#define DEFINE_ROUND_TRIP(M)                                                                       \
  static void M##_round_trip(hone_bytes input, hone_alloc *alloc, Response *response) {            \
    M message;                                                                                     \
    hone_bytes output;                                                                             \
    hone_result result = M##_decode_protobuf(&message, input.data, input.size, alloc, 0);          \
    if (result.status != HONE_OK) {                                                                \
      respond_text(response, PARSE_ERROR, hone_status_string(result.status));                      \
    } else {                                                                                       \
      result = M##_encode_protobuf_new(&message, alloc, &output);                                  \
      if (result.status != HONE_OK) {                                                              \
        respond_text(response, SERIALIZE_ERROR, hone_status_string(result.status));                \
      } else {                                                                                     \
        respond_binary(response, output);                                                          \
      }                                                                                            \
    }                                                                                              \
    M##_release(&message, alloc);                                                                  \
  }
TEST_MESSAGES(DEFINE_ROUND_TRIP)
#undef DEFINE_ROUND_TRIP

typedef struct TestMessage {
  const char *name;
  void (*round_trip)(hone_bytes input, hone_alloc *alloc, Response *response);
} TestMessage;

static const TestMessage test_messages[] = {
#define ROW(M) {M##_name_protobuf, M##_round_trip},
    TEST_MESSAGES(ROW)
#undef ROW
};

static const TestMessage *find_message(hone_str name) {
  for (size_t i = 0; i < sizeof test_messages / sizeof *test_messages; i++) {
    const char *candidate = test_messages[i].name;
    if (strlen(candidate) == name.size && memcmp(candidate, name.data, name.size) == 0) {
      return &test_messages[i];
    }
  }
  return NULL;
}

/* ---- Requests ---- */

static void answer(const Request *request, hone_alloc *alloc, Response *response) {
  const TestMessage *message = find_message(request->message_type);
  if (request->payload_case == JSON_PAYLOAD || request->payload_case == TEXT_PAYLOAD ||
      request->requested_output_format == conformance_WireFormat_JSON ||
      request->requested_output_format == conformance_WireFormat_TEXT_FORMAT) {
    respond_text(response, SKIPPED, "JSON and text are not built yet");
  } else if (request->payload_case != BINARY_PAYLOAD ||
             request->requested_output_format != conformance_WireFormat_PROTOBUF) {
    respond_text(response, RUNTIME_ERROR, "no such request is known");
  } else if (message == NULL) {
    respond_text(response, RUNTIME_ERROR, "no message of this name is known");
  } else {
    message->round_trip(request->payload.protobuf_payload, alloc, response);
  }
}

static bool write_response(const Response *response, hone_alloc *alloc) {
  uint8_t head[4];
  hone_bytes bytes;
  if (conformance_ConformanceResponse_encode_protobuf_new(response, alloc, &bytes).status !=
      HONE_OK) {
    return false;
  }
  hone_store_u32_le(head, (uint32_t)bytes.size);
  return fwrite(head, 1, sizeof head, stdout) == sizeof head &&
         fwrite(bytes.data, 1, bytes.size, stdout) == bytes.size && fflush(stdout) == 0;
}

/* Serves one request. False: there is none, or it cannot be read or answered. */
static bool serve(hone_alloc *alloc, bool *failed) {
  uint8_t head[4];
  Request request;
  Response response;
  if (fread(head, 1, sizeof head, stdin) != sizeof head) {
    return false;
  }
  size_t size = hone_load_u32_le(head);
  uint8_t *input = hone_allocate(alloc, size + 1, 1);
  *failed = input == NULL || fread(input, 1, size, stdin) != size;
  if (*failed) {
    return false;
  }
  conformance_ConformanceResponse_init(&response);
  hone_result result = conformance_ConformanceRequest_decode_protobuf(&request, input, size, alloc,
                                                                      HONE_ALIAS_INPUT);
  if (result.status != HONE_OK) {
    respond_text(&response, RUNTIME_ERROR, "the request cannot be decoded");
  } else {
    answer(&request, alloc, &response);
  }
  *failed = !write_response(&response, alloc);
  return !*failed;
}

int main(void) {
  hone_arena arena;
  bool failed = false;
  hone_arena_init(&arena);
  while (serve(&arena.alloc, &failed)) {
    hone_arena_reset(&arena);
  }
  hone_arena_free(&arena);
  return failed ? 1 : 0;
}
