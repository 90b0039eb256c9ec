// 100 levels of groups are read and written, 101 are HONE_TOO_DEEP, known or unknown.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct Node Node;
struct HONE_MESSAGE() Node {
  Node *next HONE(1, group);
};

typedef struct HONE_MESSAGE() Other {
  int32_t id HONE(5);
  hone_unknown unknown HONE_UNKNOWN;
} Other;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  uint8_t bytes[202], out[202];
  static Node nodes[102];
  Node node;
  Other other;
  hone_result result;
  size_t i;
  memset(bytes, 0x0b, 101);
  memset(bytes + 101, 0x0c, 101);
  result = Node_decode_protobuf(&node, bytes + 1, 200, check_heap(), 0);
  check_result(__FILE__, __LINE__, result, HONE_OK, 200);
  result = Node_encode_protobuf(&node, out, 200);
  check_result(__FILE__, __LINE__, result, HONE_OK, 200);
  CHECK(memcmp(out, bytes + 1, 200) == 0);
  RELEASE(Node, &node);
  result = Node_decode_protobuf(&node, bytes, 202, check_heap(), 0);
  CHECK(result.status == HONE_TOO_DEEP && result.size <= 202);
  RELEASE(Node, &node);
  result = Other_decode_protobuf(&other, bytes + 1, 200, check_heap(), 0);
  check_result(__FILE__, __LINE__, result, HONE_OK, 200);
  RELEASE(Other, &other);
  result = Other_decode_protobuf(&other, bytes, 202, check_heap(), 0);
  CHECK(result.status == HONE_TOO_DEEP && result.size <= 202);
  RELEASE(Other, &other);
  for (i = 0; i < 101; i++) {
    nodes[i].next = &nodes[i + 1];
  }
  result = Node_encode_protobuf(&nodes[0], out, sizeof(out));
  check_result(__FILE__, __LINE__, result, HONE_TOO_DEEP, 0);
  return 0;
}
