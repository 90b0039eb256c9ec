/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A text that a format knows of a message: its name there, a checksum. The
 * format says it, an operation writes it; neither needs to know the other.
 */
#ifndef HONE_PLAN_CONSTANT_H
#define HONE_PLAN_CONSTANT_H

#include <stdbool.h>

/* <M>_<name>_<format> in emitted code. */
typedef struct NameConstant {
  const char *name;   // "name"
  const char *value;  // text, not yet escaped
  const char *format; // the last word of the name; NULL: the format's own
  const char *stem;   // the first one; NULL: the message's
  bool is_long;       // an array, since it may be longer than a string literal can be
} NameConstant;

enum { NAME_CONSTANTS_MAX = 8 }; // of one message in one format

#endif
