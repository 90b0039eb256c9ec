/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A schema as .msg, .srv and .action files. A message that brings the text of
 * its definition gets that text back; of others it is made of the struct, in
 * the words of ROS 1 or ROS 2.
 */
#ifndef HONE_EXPORT_MSG_H
#define HONE_EXPORT_MSG_H

#include "schema/schema.h"

typedef struct MsgExport {
  Arena *arena;
  Diag *diag;
  const Schema *schema;
  int ros; // 1 or 2: of which ROS texts are that have to be made
} MsgExport;

typedef struct MsgFileText {
  const char *path; // "pkg/msg/Name.msg"
  const char *text;
} MsgFileText;
typedef VEC(MsgFileText) MsgFileTexts;

/* Adds the files of the main header's messages: two messages that are a service are one file, as
 * are goal, result and feedback; what actions are wrapped in is left out. False: a diagnostic for
 * each message that no .msg file can say. */
bool export_msg(const MsgExport *request, MsgFileTexts *out);

#endif
