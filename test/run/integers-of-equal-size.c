// Of two integer types of one size only one is int64_t (or int32_t); arrays of the other are read
// and written like it, in C and C++, and never through a pointer to it.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef long long wide;

typedef struct HONE_MESSAGE() Message {
  size_t n_a;
  long long *a HONE(1);
  size_t n_b;
  unsigned long long *b HONE(2);
  size_t n_c;
  long *c HONE(3);
  HONE_SEQ(wide) d HONE(4);
  int n_e;
  int e[8] HONE(5);
  size_t n_f;
  unsigned int *f HONE(6, fixed);
  size_t n_g;
  bool *g HONE(7);
  size_t n_h;
  int64_t *h HONE(8, zigzag);
} Message;

#endif
//--- main.c
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Message message;
  const char *hex = "0a02 0102  1203 80017f  1a02 0001  220a ffffffffffffffffff01  2a03 010203"
                    "  3204 01000000  3a02 0001  4202 0102";
  BECOMES(Message, &message, hex, hex);
  return 0;
}
