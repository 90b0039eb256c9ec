// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ROS 1 has no absence: what is absent is written as the bytes of its default, and is there when it
// is read. A oneof is four bytes that say which arm, by its number, and the arm.
//
// RUN: split-file %s %t
// RUN: %hone_run %t/main.c %t/schema.h -- --formats ros1 -- -I%S/Inputs
//--- schema.h
#ifndef SCHEMA_H
#define SCHEMA_H

#include <hone/hone.h>

typedef struct HONE_MESSAGE() Inner {
  int16_t a HONE(1);
  hone_str b HONE(2, default = "xy");
} Inner;

typedef struct HONE_MESSAGE() Absent {
  Inner *inner HONE(1);
  bool has_n;
  int32_t n HONE(2, optional, default = -2);
  float *f HONE(3, optional, default = 0.5);
  hone_str s HONE(4, optional);
} Absent;

typedef struct HONE_MESSAGE() Choice {
  uint32_t which;
  union {
    int32_t number HONE(8);
    hone_str text HONE(2);
    Inner inner HONE(5);
  } HONE_ONEOF(which);
  uint8_t last HONE(9);
} Choice;

#endif
//--- main.c
#define CHECK_FORMAT ros1
#include "schema.hone.h"

#include "check.h"

int main(void) {
  Absent absent;
  Choice choice;
  memset(&absent, 0, sizeof absent);
  ENCODES(Absent, &absent, "0000 02000000 7879 feffffff 0000003f 00000000");
  DECODES(Absent, &absent, "0000 02000000 7879 feffffff 0000003f 00000000");
  CHECK(absent.inner != NULL && absent.has_n && absent.n == -2 && absent.f != NULL);
  TEXT_IS(absent.inner->b, "xy");
  RELEASE(Absent, &absent);

  memset(&choice, 0, sizeof choice);
  ENCODES(Choice, &choice, "00000000 00");
  BECOMES(Choice, &choice, "00000000 07", "00000000 07");
  BECOMES(Choice, &choice, "08000000 05000000 07", "08000000 05000000 07");
  BECOMES(Choice, &choice, "02000000 01000000 61 07", "02000000 01000000 61 07");
  BECOMES(Choice, &choice, "05000000 0100 00000000 07", "05000000 0100 00000000 07");
  REFUSES(Choice, &choice, HONE_BAD_VALUE, 4, "07000000 00");
  REFUSES(Choice, &choice, HONE_TRUNCATED, 4, "08000000 0500");
  return 0;
}
