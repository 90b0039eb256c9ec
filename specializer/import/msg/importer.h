/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The importer of .msg, .srv and .action files as a function: paths in,
 * headers out.
 */
#ifndef IMPORT_MSG_IMPORTER_H
#define IMPORT_MSG_IMPORTER_H

#include "support/diag.h"
#include "support/vec.h"

typedef struct MsgRequest {
  VEC(const char *) files; // ANY/pkg/msg/Name.msg; without such folders the file's own is pkg
  VEC(const char *) roots; // where packages are: ROOT/pkg/msg/Name.msg; the files' own come last
  bool with_imports;       // what they use is written, too
  int ros;                 // 1 or 2: of which ROS they are; 0: as their text shows
} MsgRequest;

typedef struct MsgHeader {
  const char *path; // "pkg/msg/Name.h"
  const char *text;
} MsgHeader;
typedef VEC(MsgHeader) MsgHeaders;

/* Adds a header for each file. False: something was wrong, and reported; nothing is added then. */
bool import_msg(Arena *arena, Diag *diag, const MsgRequest *request, MsgHeaders *out);

#endif
