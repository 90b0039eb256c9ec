/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * How fields of .msg files lie in C.
 */
#ifndef IMPORT_MSG_SHAPE_H
#define IMPORT_MSG_SHAPE_H

#include "import/msg/model.h"
#include "support/str.h"

typedef struct MsgWriter {
  MsgModel *model;
  Arena *arena;
  MsgFile *file;
  Str out;
} MsgWriter;

/* The members of a message's struct. */
void shape_fields(MsgWriter *w, const MsgUnit *unit);

#endif
