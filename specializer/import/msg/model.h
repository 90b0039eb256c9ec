/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Files of messages while they are imported: read, with the messages that
 * they use found and read too.
 */
#ifndef IMPORT_MSG_MODEL_H
#define IMPORT_MSG_MODEL_H

#include "import/msg/importer.h"
#include "import/text.h"
#include "msg/definition.h"
#include "support/map.h"

typedef struct MsgFile MsgFile;
typedef struct MsgUnit MsgUnit;

/* A message: the file's only one, a part of a service or action, or what actions are wrapped in. */
struct MsgUnit {
  MsgFile *file;
  const char *name;   // "SetBoolRequest"
  const char *ros1;   // "std_srvs/SetBoolRequest"; NULL: it is ROS 2's
  const char *ros2;   // "std_srvs/srv/SetBool_Request"; NULL: it is ROS 1's
  const char *c_name; // "std_srvs_SetBoolRequest"
  bool is_made;       // its text stands in no file, nor would genmsg make it
  MsgDefinition definition;
  MsgUnit **messages; // of the fields that are messages, by their index; else NULL
};

typedef enum MsgFileState { MSG_FILE_NEW, MSG_FILE_OPEN, MSG_FILE_DONE } MsgFileState;

struct MsgFile {
  const char *path;   // where it is
  const char *folder; // "msg", "srv", "action"
  const char *package, *name, *root;
  const char *header; // "pkg/msg/Name.h"
  bool is_wanted;
  VEC(MsgUnit *) units;
  VEC(MsgFile *) uses; // in the order of their first use
  MsgFileState state;
};

typedef struct MsgModel {
  Arena *arena;
  Diag *diag;
  const MsgRequest *request;
  VEC(MsgFile *) files; // what a file uses comes before it
  Map by_path;          // real paths
  Map words, declared;  // names of C, and those that its library declares
} MsgModel;

/* Reads a file, and all that it uses. NULL: it cannot be read, and `at` says who wants it. */
MsgFile *msg_load(MsgModel *model, Location at, const char *path);

/* The path of a message, as ROOT/pkg/msg/Name.msg or ROOT/pkg/Name.msg. NULL: there is none. */
const char *msg_find(MsgModel *model, const MsgFile *from, const char *package, const char *name);

/* What stands in the file's text: its units. */
void msg_divide_file(MsgModel *model, MsgFile *file, const char *text);

const char *msg_header(MsgModel *model, MsgFile *file);

#endif
