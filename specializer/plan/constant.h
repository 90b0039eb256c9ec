/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A text that a format knows of a message: its name there, a checksum. The
 * format says it, an operation writes it; neither needs to know the other.
 */
#ifndef HONE_PLAN_CONSTANT_H
#define HONE_PLAN_CONSTANT_H

/* <M>_<name>_<format> in emitted code. */
typedef struct NameConstant {
  const char *name;  // "name"
  const char *value; // text, not yet escaped
} NameConstant;

enum { NAME_CONSTANTS_MAX = 8 }; // of one message in one format

#endif
