/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A struct of every kind that init, release, clone, merge, equal and hash treat
 * differently.
 */
#ifndef LIFETIME_H
#define LIFETIME_H

#include <hone/hone.h>

HONE_FILE(package = "lifetime")

typedef enum Color { COLOR_NONE, COLOR_RED, COLOR_BLUE = 5 } Color;

typedef struct HONE_MESSAGE() Point {
  int32_t x HONE(1);
  int32_t y HONE(2);
} Point;

typedef struct Node Node;
struct HONE_MESSAGE() Node {
  int32_t value HONE(1);
  Node *next HONE(2);
  size_t n_names;
  hone_str *names HONE(3);
};

typedef struct HONE_MESSAGE() Entry {
  hone_str key HONE(1);
  int32_t value HONE(2);
} Entry;

typedef struct HONE_MESSAGE() Life {
  int32_t number HONE(1);
  uint32_t bits : 5 HONE(2);
  bool flag HONE(3);
  float real HONE(4);
  double wide HONE(5);
  Color color HONE(6);
  hone_str text HONE(7);
  char *line HONE(8);
  char word[8] HONE(9);
  hone_bytes raw HONE(10);
  uint8_t id[4] HONE(11);
  bool has_level;
  int32_t level HONE(12, default = 7);
  bool has_title;
  hone_str title HONE(13, default = "none");
  bool has_motto;
  char motto[12] HONE(14, default = "ready");
  int64_t *when HONE(15, optional);
  Point at HONE(16);
  Node *tree HONE(17);
  float pose[3] HONE(18);
  Point corners[2] HONE(19);
  size_t n_counts;
  int32_t *counts HONE(20);
  uint8_t n_few;
  Color few[4] HONE(21);
  size_t n_nodes;
  Node *nodes HONE(22);
  size_t n_boxed;
  Node **boxed HONE(23);
  HONE_SEQ(double) samples HONE(24);
  size_t n_labels;
  Entry *labels HONE(25, map);
  uint32_t which;
  union {
    int64_t whole HONE(26);
    hone_str label HONE(27);
    Point spot HONE(28);
    Node *branch HONE(29);
  } choice HONE_ONEOF(which);
  hone_unknown rest HONE_UNKNOWN;
  int mine HONE_SKIP;
  void *context HONE_SKIP;
} Life;

#endif
