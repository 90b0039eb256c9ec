/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What test/fuzz/extension.c reads: two sets of one message, and a set of a
 * message set.
 */
#ifndef EXTENSION_H
#define EXTENSION_H

#include <hone/hone.h>

typedef enum HONE_ENUM(closed) Color { COLOR_RED = 1, COLOR_BLUE = 3 } Color;

typedef struct Parts Parts;

typedef struct HONE_MESSAGE() Leaf {
  bool has_a;
  int32_t a HONE(1);
  hone_str text HONE(2, optional);
  struct Leaf *next HONE(3);
  Parts *parts HONE(4);
} Leaf;

struct HONE_MESSAGE(message_set, extensions = "4-max") Parts {
  hone_unknown unknown HONE_UNKNOWN;
};

typedef struct HONE_EXTEND(Parts) MyParts {
  Leaf *four HONE(4);
  Leaf *far HONE(2147483646);
} MyParts;

typedef struct HONE_MESSAGE(extensions = "2-20") Base {
  bool has_id;
  int32_t id HONE(1);
  Parts *parts HONE(21);
  hone_unknown unknown HONE_UNKNOWN;
} Base;

typedef struct HONE_EXTEND(Base) Extra {
  bool has_level;
  int32_t level HONE(2, default = -1);
  Leaf *leaf HONE(3);
  size_t n_values;
  int32_t *values HONE(4, packed);
  bool has_color;
  Color color HONE(5);
  size_t n_colors;
  Color *colors HONE(6, packed);
  Leaf *group HONE(7, group);
} Extra;

typedef struct HONE_EXTEND(Base) More {
  size_t n_texts;
  hone_str *texts HONE(8);
  size_t n_leaves;
  Leaf *leaves HONE(9);
  size_t n_doubles;
  double *doubles HONE(10, unpacked);
  hone_bytes bytes HONE(11, optional);
} More;

#endif
