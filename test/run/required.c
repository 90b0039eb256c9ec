// A missing required field is HONE_MISSING_REQUIRED, in a message below too; a zero is written.
// A submessage that arrives in pieces may have one behind a pointer in any of them.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Inner {
  int32_t id HONE(1, required);
  hone_str text HONE(2, required);
} Inner;

typedef struct HONE_MESSAGE() Leaf {
  int32_t a HONE(1);
} Leaf;

typedef struct HONE_MESSAGE() Told {
  Leaf *one HONE(1, required);
  Leaf *two HONE(2, required);
} Told;

typedef struct HONE_MESSAGE() Outer {
  Inner *inner HONE(1);
  size_t n_many;
  Inner *many HONE(2);
  Told *told HONE(3);
} Outer;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Inner inner;
  Outer outer;
  BECOMES(Inner, &inner, "08 00  12 00", "08 00  12 00");
  BECOMES(Inner, &inner, "12 01 61  08 05", "08 05  12 01 61");
  REFUSES(Inner, &inner, HONE_MISSING_REQUIRED, 2, "08 01");
  REFUSES(Inner, &inner, HONE_MISSING_REQUIRED, 0, "");
  BECOMES(Outer, &outer, "", "");
  BECOMES(Outer, &outer, "0a 04 0801 1200", "0a 04 0801 1200");
  BECOMES(Outer, &outer, "1a 02 0a00  1a 02 1200", "1a 04 0a00 1200");
  REFUSES(Outer, &outer, HONE_MISSING_REQUIRED, 8, "1a 02 0a00  1a 02 0a00");
  {
    size_t size;
    const uint8_t *in = check_bytes("12 04 0801 1200  12 02 0801  0a 04 0801 1200", &size);
    hone_result result = Outer_decode_protobuf(&outer, in, size, check_heap(), 0);
    CHECK(result.status == HONE_MISSING_REQUIRED && result.size <= size);
    RELEASE(Outer, &outer);
  }
  return 0;
}
