// Every bit of a NaN or an infinity survives.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Pair {
  float single HONE(1);
  double wide HONE(2);
} Pair;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Pair pair;
  BECOMES(Pair, &pair, "0d 0100a07f  11 efbeaddeefbef47f", "0d 0100a07f  11 efbeaddeefbef47f");
  BECOMES(Pair, &pair, "0d 000080ff  11 000000000000f0ff", "0d 000080ff  11 000000000000f0ff");
  BECOMES(Pair, &pair, "0d ffffffff  11 ffffffffffffffff", "0d ffffffff  11 ffffffffffffffff");
  return 0;
}
