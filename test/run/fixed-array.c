// T[N] without a count takes exactly N elements, over all occurrences; absent it is zeros; it is
// always written.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Inner {
  int32_t a HONE(1);
} Inner;

typedef struct HONE_MESSAGE() Message {
  int32_t three[3] HONE(1);
  float grid[2][2] HONE(2, unpacked);
  Inner pair[2] HONE(3);
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Message message;
  const char *zeros = "0a 03 000000  15 00000000  15 00000000  15 00000000  15 00000000  1a 00  1a 00";
  DECODES_WITH(Message, &message, NULL, 0, "");
  CHECK(message.three[0] == 0 && message.three[2] == 0 && message.grid[1][1] == 0);
  ENCODES(Message, &message, zeros);
  DECODES_WITH(Message, &message, NULL, 0, "0a 01 01  08 02  0a 01 03");
  CHECK(message.three[0] == 1 && message.three[1] == 2 && message.three[2] == 3);
  DECODES_WITH(Message, &message, NULL, 0, "12 10 0000803f 00000040 00004040 00008040");
  CHECK(message.grid[0][1] == 2 && message.grid[1][0] == 3);
  {
    const char *const damaged[] = {"0a 02 0102", "0a 04 01020304", "08 01", "1a 00",
                                   "1a 00 1a 00 1a 00", "15 00000000"};
    size_t i, size;
    for (i = 0; i < sizeof(damaged) / sizeof(*damaged); i++) {
      const uint8_t *in = check_bytes(damaged[i], &size);
      hone_result result = Message_decode_protobuf(&message, in, size, NULL, 0);
      CHECK(result.status == HONE_BAD_VALUE && result.size <= size);
    }
  }
  return 0;
}
