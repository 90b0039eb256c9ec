/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What ros1's decoder is fuzzed with: every kind of value, in every form and
 * container that C holds it in.
 */
#ifndef FUZZ_ROS1_H
#define FUZZ_ROS1_H

#include <hone/hone.h>

typedef enum HONE_ENUM(closed) Closed { CLOSED_ONE = 1, CLOSED_TWO } Closed;
typedef enum Open { OPEN_NONE, OPEN_ONE } Open;

typedef struct HONE_MESSAGE() Scalars {
  bool a HONE(1);
  int8_t b HONE(2);
  uint16_t c HONE(3);
  int32_t d HONE(4);
  uint64_t e HONE(5);
  float f HONE(6);
  double g HONE(7);
  hone_time h HONE(8);
  hone_duration i HONE(9);
  Closed j HONE(10);
  Open k HONE(11);
} Scalars;

typedef struct HONE_MESSAGE() Plain {
  double x HONE(1);
  double y HONE(2);
  int32_t z[2] HONE(3);
} Plain;

typedef struct HONE_MESSAGE() Nothing {
  char unused HONE_SKIP;
} Nothing;

typedef struct HONE_MESSAGE() Texts {
  hone_str view HONE(1);
  char *pointer HONE(2);
  char array[8] HONE(3);
  HONE_SEQ(char) sequence HONE(4);
  hone_bytes bytes HONE(5);
  uint8_t fixed[3] HONE(6);
  size_t n_bounded;
  uint8_t bounded[5] HONE(7);
  size_t n_counted;
  uint8_t *counted HONE(8);
  char several[2][4] HONE(9);
  hone_str limited HONE(10, max = 4);
} Texts;

typedef struct HONE_MESSAGE() Lists {
  size_t n_plain;
  Plain *plain HONE(1);
  size_t n_texts;
  Texts *texts HONE(2);
  size_t n_some;
  uint16_t some[4] HONE(3);
  HONE_SEQ(int32_t) sequence HONE(4);
  size_t n_views;
  hone_str *views HONE(5);
  size_t n_blocks;
  Plain **blocks HONE(6);
  size_t n_flags;
  bool *flags HONE(7);
  Plain always[2] HONE(8);
  size_t n_nothing;
  Nothing *nothing HONE(9);
  size_t n_closed;
  Closed *closed HONE(10, max = 3);
  int16_t grid[2][3] HONE(11);
} Lists;

typedef struct HONE_MESSAGE() Absent {
  Plain *pointer HONE(1);
  bool has_number;
  int32_t number HONE(2, optional, default = 7);
  double *scalar HONE(3, optional);
  hone_str text HONE(4, optional, default = "none");
  Texts *deep HONE(5);
} Absent;

typedef struct Choice Choice;
struct HONE_MESSAGE() Choice {
  uint32_t which;
  union {
    int32_t number HONE(3);
    hone_str text HONE(1);
    Lists lists HONE(2);
    Choice *again HONE(4);
  } of HONE_ONEOF(which);
  size_t n_more;
  Choice *more HONE(5);
};

typedef struct Entry {
  hone_str key HONE(1);
  int32_t value HONE(2);
} Entry;

typedef struct HONE_MESSAGE() Map {
  size_t n_entries;
  Entry *entries HONE(1, map);
} Map;

#endif
