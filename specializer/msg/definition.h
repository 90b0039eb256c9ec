/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The text of a .msg file, read: what genmsg (ROS 1) and rosidl (ROS 2) take,
 * a line at a time. The two dialects are told apart by what only one of them
 * has: `Header`, `time` and `duration` are ROS 1; bounds, defaults, wide text
 * and `pkg/msg/Name` are ROS 2.
 */
#ifndef HONE_MSG_DEFINITION_H
#define HONE_MSG_DEFINITION_H

#include <stdint.h>

#include "support/diag.h"
#include "support/vec.h"

typedef enum MsgShape { MSG_SINGLE, MSG_ARRAY, MSG_SEQUENCE } MsgShape;

typedef struct MsgType {
  const char *text;    // as written: "Point[]"
  const char *package; // "geometry_msgs"; NULL: builtin, or of the package it is used in
  const char *name;    // "Point", "int32"
  bool is_builtin;
  MsgShape shape;
  uint64_t length;     // ARRAY: N; SEQUENCE: at most so many, 0: any number
  uint64_t text_limit; // string<=N; 0: none
} MsgType;

/* A field or a constant. */
typedef struct MsgDeclaration {
  MsgType type;
  const char *name;
  const char *value;    // a constant's, a field's default (NULL: none), as written
  const char *doc;      // the comment above it, lines joined by '\n'; NULL: none
  const char *trailing; // the comment behind it; NULL: none
  Location at, value_at;
} MsgDeclaration;

typedef struct MsgDefinition {
  const char *text; // the whole of it
  VEC(MsgDeclaration) constants, fields;
  const char *doc;           // the comment at its top, which belongs to no declaration; NULL: none
  const char *end;           // the comment at its end; NULL: none
  bool is_ros1, is_ros2;     // it has what only one of them has; both: an error was reported
  Location ros1_at, ros2_at; // where
} MsgDefinition;

/* Reads `text`, whose first line is line at.line of at.file; at.column 0 means that its columns are
 * known, from 1, and any other that all of the text stands for that one place (it comes from a
 * header). What is wrong is reported. */
MsgDefinition msg_read(Arena *arena, Diag *diag, Location at, const char *text);

/* The value as C spells it: `-1`, `0.5f`, `true`, `"a\tb"`, for `default =` and macros. NULL: it is
 * no value of the type. A ROS 2 text stands in quotes, with escapes inside. */
const char *msg_value(Arena *arena, const MsgType *type, const char *value, bool is_ros2);

/* Bytes of a builtin type that always takes as many; 0: text, or no builtin. */
unsigned msg_builtin_size(const char *name);

/* "std_msgs/Header": package and name, the first being `package` where the type says none. */
const char *msg_full_name(Arena *arena, const MsgType *type, const char *package);

/* The parts of a .srv or .action file: what stands between lines that begin with `---`, every line
 * ended, as genmsg divides it. Adds to `parts` the text, and to `lines` the first line of each. */
typedef struct MsgPart {
  const char *text;
  unsigned line; // from 1
} MsgPart;
typedef VEC(MsgPart) MsgParts;
MsgParts msg_divide(Arena *arena, const char *text);

/* Letters, digits and underscores, a letter first. */
bool msg_is_name(const char *text);

#endif
