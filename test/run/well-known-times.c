// hone_time and hone_duration are google.protobuf.Timestamp and Duration; a value outside them is
// HONE_BAD_VALUE.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Message {
  hone_time stamp HONE(1);
  hone_duration span HONE(2);
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Message message;
  DECODES(Message, &message, "0a 04 0805 1007  12 02 0803");
  CHECK(message.stamp.sec == 5 && message.stamp.nsec == 7);
  CHECK(message.span.sec == 3 && message.span.nsec == 0);
  BECOMES(Message, &message, "0a 04 0805 1007  12 02 0803", "0a 04 0805 1007  12 02 0803");
  DECODES(Message, &message, "12 0b 10 80b6ca91feffffffff01");
  CHECK(message.span.sec == -1 && message.span.nsec == 500000000);
  REFUSES(Message, &message, HONE_BAD_VALUE, 1, "0a 0b 08 ffffffffffffffffff01");
  REFUSES(Message, &message, HONE_BAD_VALUE, 1, "0a 06 10 8094ebdc03");
  message.stamp.sec = 1;
  message.stamp.nsec = 1000000000;
  message.span.sec = 0;
  message.span.nsec = 0;
  ENCODE_FAILS(Message, &message, HONE_BAD_VALUE);
  return 0;
}
