// `always` writes a zero that implicit presence would leave out.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Message {
  int32_t number HONE(1, always);
  hone_str text HONE(2, always);
  bool flag HONE(3, always);
  double wide HONE(4, always);
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Message message;
  BECOMES(Message, &message, "", "08 00  12 00  18 00  21 0000000000000000");
  BECOMES(Message, &message, "18 01", "08 00  12 00  18 01  21 0000000000000000");
  return 0;
}
