// Fields of every tag length are written in number order, whatever their order in the struct.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Message {
  int32_t f HONE(536870911);
  int32_t e HONE(33554432);
  int32_t a HONE(1);
  int32_t d HONE(262144);
  int32_t b HONE(16);
  int32_t c HONE(2048);
  int32_t b_last HONE(2047);
  int32_t a_last HONE(15);
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Message message = {7, 6, 1, 5, 3, 4, 33, 2};
  const char *all = "08 01  78 02  8001 03  f87f 21  808001 04  80808001 05  8080808001 06  f8ffffff0f 07";
  ENCODES(Message, &message, all);
  BECOMES(Message, &message, all, all);
  BECOMES(Message, &message, "f8ffffff0f 07  808001 04  08 01", "08 01  808001 04  f8ffffff0f 07");
  return 0;
}
