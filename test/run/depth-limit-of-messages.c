// 100 levels of messages are read and written, 101 are HONE_TOO_DEEP.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct Node Node;
struct HONE_MESSAGE() Node {
  int32_t id HONE(1);
  Node *next HONE(2);
};

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

static uint8_t bytes[2048];

/* `levels` messages below the first: returns their first byte. */
static const uint8_t *nested(unsigned levels, size_t *size) {
  uint8_t *p = bytes + sizeof(bytes);
  size_t n = 0;
  unsigned i;
  for (i = 0; i < levels; i++) {
    if (n > 127) {
      *--p = (uint8_t)(n >> 7);
      *--p = (uint8_t)(n | 128);
    } else {
      *--p = (uint8_t)n;
    }
    *--p = 0x12;
    n = (size_t)(bytes + sizeof(bytes) - p);
  }
  *size = n;
  return p;
}

int main(void) {
  static uint8_t out[2048];
  static Node nodes[102];
  Node node;
  size_t size, i;
  const uint8_t *in = nested(100, &size);
  hone_result result = Node_decode_protobuf(&node, in, size, check_heap(), 0);
  check_result(__FILE__, __LINE__, result, HONE_OK, size);
  result = Node_encode_protobuf(&node, out, sizeof(out));
  check_result(__FILE__, __LINE__, result, HONE_OK, size);
  CHECK(memcmp(out, in, size) == 0);
  RELEASE(Node, &node);
  in = nested(101, &size);
  result = Node_decode_protobuf(&node, in, size, check_heap(), 0);
  CHECK(result.status == HONE_TOO_DEEP && result.size <= size);
  RELEASE(Node, &node);
  for (i = 0; i < 101; i++) {
    nodes[i].next = &nodes[i + 1];
  }
  result = Node_encode_protobuf(&nodes[0], out, sizeof(out));
  check_result(__FILE__, __LINE__, result, HONE_TOO_DEEP, 0);
  result = Node_encode_protobuf(&nodes[1], out, sizeof(out));
  check_result(__FILE__, __LINE__, result, HONE_OK, nested(100, &size) == NULL ? 0 : size);
  return 0;
}
