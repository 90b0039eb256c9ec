/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A .msg text while it is read; what the files that read it share.
 */
#ifndef HONE_MSG_READER_H
#define HONE_MSG_READER_H

#include "msg/definition.h"
#include "support/str.h"

typedef struct MsgReader {
  Arena *arena;
  Diag *diag;
  MsgDefinition *out;
  Location base;        // of the text
  Location at;          // of the word at work
  Str pending;          // the comment that stands before what comes
  MsgDeclaration *last; // that of the line before; NULL: there is none
} MsgReader;

/* The text has, at `at`, what only one dialect has. */
void reader_needs_ros1(MsgReader *r, const char *what);
void reader_needs_ros2(MsgReader *r, const char *what);

/* Reads a type. False: it is none. */
bool reader_type(MsgReader *r, const char *word, MsgType *type);

#endif
