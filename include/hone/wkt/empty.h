/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * google.protobuf.Empty: a message that says nothing.
 */
#ifndef GOOGLE_PROTOBUF_EMPTY_PROTO_H
#define GOOGLE_PROTOBUF_EMPTY_PROTO_H

#include <hone/hone.h>

HONE_FILE(package = "google.protobuf")

typedef struct google_protobuf_Empty google_protobuf_Empty;

struct HONE_MESSAGE(name = "Empty") google_protobuf_Empty {
  hone_unknown unknown_fields HONE_UNKNOWN;
};

#endif
