// A value that a bit-field cannot hold is HONE_BAD_VALUE, at the value.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Bits {
  unsigned small : 5 HONE(1);
  int signed_one : 5 HONE(2);
  bool flag : 1 HONE(3);
  uint32_t wide : 31 HONE(4, fixed);
  int32_t turned : 3 HONE(5, zigzag);
} Bits;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Bits bits;
  DECODES(Bits, &bits, "08 1f  10 0f  18 01  25 ffffff7f  28 07");
  CHECK(bits.small == 31 && bits.signed_one == 15 && bits.flag && bits.wide == 0x7fffffff);
  CHECK(bits.turned == -4);
  ENCODES(Bits, &bits, "08 1f  10 0f  18 01  25 ffffff7f  28 07");
  BECOMES(Bits, &bits, "10 f0ffffffffffffffff01", "10 f0ffffffffffffffff01");
  REFUSES(Bits, &bits, HONE_BAD_VALUE, 2, "08 20");
  REFUSES(Bits, &bits, HONE_BAD_VALUE, 4, "08 01  10 10");
  REFUSES(Bits, &bits, HONE_BAD_VALUE, 11, "10 efffffffffffffffff01");
  REFUSES(Bits, &bits, HONE_BAD_VALUE, 5, "25 00000080");
  REFUSES(Bits, &bits, HONE_BAD_VALUE, 2, "28 08");
  return 0;
}
