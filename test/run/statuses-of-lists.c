// What does not fit into a list of known length has one status, whatever the code was specialized
// for: another number of elements than an exact array has is HONE_BAD_VALUE, more than a bounded
// one takes is HONE_TOO_LARGE.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- --formats protobuf -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Lists {
  char exact[2][4] HONE(1);
  size_t n_bounded;
  char bounded[2][4] HONE(2);
  int8_t narrow[2] HONE(3);
  size_t n_few;
  int8_t few[2] HONE(4);
  uint32_t wide[2] HONE(5);
} Lists;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

static hone_status status_of(const char *bytes, size_t size) {
  Lists lists;
  return Lists_decode_protobuf(&lists, (const uint8_t *)bytes, size, NULL, 0).status;
}

#define STATUS(BYTES) status_of(BYTES, sizeof(BYTES) - 1)
#define EXACT "\x0a\x01\x61\x0a\x01\x62"
#define NARROW "\x1a\x02\x01\x02"
#define WIDE "\x2a\x02\x01\x02"

int main(void) {
  CHECK(STATUS(EXACT NARROW WIDE) == HONE_OK);
  CHECK(STATUS(EXACT "\x0a\x01\x63" NARROW WIDE) == HONE_BAD_VALUE);
  CHECK(STATUS(EXACT NARROW WIDE "\x12\x00\x12\x00") == HONE_OK);
  CHECK(STATUS(EXACT NARROW WIDE "\x12\x00\x12\x00\x12\x00") == HONE_TOO_LARGE);
  CHECK(STATUS(EXACT NARROW WIDE "\x12\x04\x61\x61\x61\x61") == HONE_TOO_LARGE);
  CHECK(STATUS(EXACT "\x1a\x03\x01\x02\x03" WIDE) == HONE_BAD_VALUE);
  CHECK(STATUS(EXACT "\x1a\x03\x80\x01\x01" WIDE) == HONE_BAD_VALUE);
  CHECK(STATUS(EXACT NARROW "\x2a\x03\x01\x02\x03") == HONE_BAD_VALUE);
  CHECK(STATUS(EXACT NARROW WIDE "\x22\x03\x01\x02\x03") == HONE_TOO_LARGE);
  return 0;
}
