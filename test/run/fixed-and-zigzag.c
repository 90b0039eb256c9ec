// `fixed` and `zigzag` choose the wire type by the width of the C integer.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Message {
  uint32_t fixed32 HONE(1, fixed);
  int64_t sfixed64 HONE(2, fixed);
  int32_t sint32 HONE(3, zigzag);
  int64_t sint64 HONE(4, zigzag);
  uint16_t narrow_fixed HONE(5, fixed);
  int8_t narrow_zigzag HONE(6, zigzag);
  float single HONE(7);
  double wide HONE(8);
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Message message = {0x01020304, -2, INT32_MIN, -1, 0xfffe, -128, 1.0f, 2.0};
  ENCODES(Message, &message,
          "0d 04030201  11 feffffffffffffff  18 ffffffff0f  20 01  2d feff0000  30 ff01  "
          "3d 0000803f  41 0000000000000040");
  BECOMES(Message, &message, "18 feffffff0f  20 feffffffffffffffff01", "18 feffffff0f  20 feffffffffffffffff01");
  REFUSES(Message, &message, HONE_BAD_VALUE, 5, "2d 00000100");
  REFUSES(Message, &message, HONE_BAD_VALUE, 3, "30 8002");
  REFUSES(Message, &message, HONE_TRUNCATED, 1, "0d 040302");
  REFUSES(Message, &message, HONE_TRUNCATED, 1, "11 04030201020304");
  return 0;
}
