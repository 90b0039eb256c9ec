// A packed field whose length ends inside an element is refused, at the element.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Lists {
  size_t n_numbers;
  int32_t *numbers HONE(1);
  size_t n_fixed;
  uint32_t *fixed HONE(2, fixed);
} Lists;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Lists lists;
  size_t size, i;
  const char *const damaged[] = {"0a 02 0180", "0a 02 0180 08 01", "12 05 0100000002",
                                 "12 03 010000", "12 03 010000 08 01"};
  for (i = 0; i < sizeof(damaged) / sizeof(*damaged); i++) {
    const uint8_t *in = check_bytes(damaged[i], &size);
    hone_result result = Lists_decode_protobuf(&lists, in, size, check_heap(), 0);
    CHECK(result.status == HONE_TRUNCATED || result.status == HONE_MALFORMED);
    CHECK(result.size >= 2 && result.size <= size);
    RELEASE(Lists, &lists);
  }
  REFUSES(Lists, &lists, HONE_TRUNCATED, 1, "0a 02 01");
  return 0;
}
