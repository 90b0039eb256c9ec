/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What a field is in the language of .proto files: its type's name, and whether
 * absence is told from zero. The exporter writes it, `hone check` compares it.
 */
#ifndef HONE_EXPORT_PROTO_TYPE_H
#define HONE_EXPORT_PROTO_TYPE_H

#include "schema/schema.h"

#define PROTO_TIMESTAMP "google.protobuf.Timestamp"
#define PROTO_DURATION "google.protobuf.Duration"

/* "sint32", "string"; NULL for messages, enums and times. */
const char *proto_scalar(const Field *field);
/* The full name of a message, an enum, or what stands for a time; NULL for scalars. */
const char *proto_named(const Field *field);
/* One of the two. */
const char *proto_type(const Field *field);

/* Messages, and what stands for a time. */
bool proto_is_message(const Field *field);
/* Numbers, bools and enums: their lists can be packed. */
bool proto_is_packable(const Field *field);
/* Whether lists of it are written packed. */
bool proto_is_packed(const Field *field);

typedef enum ProtoPresence {
  PROTO_PRESENCE_NONE,     // lists, arms of oneofs, messages: nothing to choose
  PROTO_PRESENCE_IMPLICIT, // a zero is absent
  PROTO_PRESENCE_EXPLICIT,
  PROTO_PRESENCE_REQUIRED,
} ProtoPresence;

/* What a .proto file says of it. Where Hone writes a value always, it is explicit. */
ProtoPresence proto_presence(const Field *field);

/* An enum that refuses values it does not list. */
bool proto_is_closed(const Enum *enumeration);

/* "fooBar" for "foo_bar", or what `json` says. */
const char *proto_json_name(Arena *arena, const Field *field);

#endif
