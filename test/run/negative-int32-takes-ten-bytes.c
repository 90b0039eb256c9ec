// A negative int32 or enum is sign-extended: ten bytes, whatever the C type. The five
// bytes that other writers make of it are read, too.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef enum HONE_ENUM() Level { LEVEL_LOW = -2, LEVEL_HIGH = 2 } Level;

typedef struct HONE_MESSAGE() Numbers {
  int32_t wide HONE(1);
  int8_t narrow HONE(2);
  Level level HONE(3);
} Numbers;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Numbers numbers = {-1, -128, LEVEL_LOW};
  ENCODES(Numbers, &numbers,
          "08 ffffffffffffffffff01  10 80ffffffffffffffff01  18 feffffffffffffffff01");
  DECODES(Numbers, &numbers, "08 ffffffff0f  10 80ffffff0f  18 feffffff0f");
  CHECK(numbers.wide == -1 && numbers.narrow == -128 && numbers.level == LEVEL_LOW);
  DECODES(Numbers, &numbers, "08 ffffffffffffffffff01");
  CHECK(numbers.wide == -1 && numbers.narrow == 0);
  return 0;
}
