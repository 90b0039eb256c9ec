/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A schema as a .proto file, which protoc and buf accept. The syntax is the
 * oldest that says it all: proto3; proto2 where something is required, a group,
 * closed, extended or has a default; edition 2023 where a file needs both.
 *
 * What .proto has no words for (fixed arrays, bounded text, names in C) stands
 * in comments to the importer, so that the header comes back as it was:
 *
 *   string email = 3; // hone: text = array, max_length = 63
 */
#ifndef HONE_EXPORT_PROTO_H
#define HONE_EXPORT_PROTO_H

#include "schema/schema.h"

typedef enum ProtoSyntax { PROTO_CHOOSE, PROTO_2, PROTO_3, PROTO_2023 } ProtoSyntax;

typedef struct ProtoExport {
  Arena *arena;
  Diag *diag;
  const Schema *schema;
  ProtoSyntax syntax;
  bool is_plain; // without comments to the importer
  /* The .proto file that stands for a header: "robot/imu.proto". */
  const char *(*path_of)(void *user, const char *header);
  void *user;
} ProtoExport;

/* The text for the schema's main header, which protobuf's own check has passed. NULL, and a
 * diagnostic for each, where something cannot be said. */
const char *export_proto(const ProtoExport *request);

#endif
