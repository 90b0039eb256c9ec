/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * google.protobuf.Any: a message of a type that is named beside it. hone/wkt.h
 * puts messages in and takes them out.
 */
#ifndef GOOGLE_PROTOBUF_ANY_PROTO_H
#define GOOGLE_PROTOBUF_ANY_PROTO_H

#include <hone/hone.h>

HONE_FILE(package = "google.protobuf")

typedef struct google_protobuf_Any google_protobuf_Any;

struct HONE_MESSAGE(name = "Any") google_protobuf_Any {
  /* "type.googleapis.com/" and the message's full name. */
  hone_str type_url HONE(1);
  /* The message, encoded. */
  hone_bytes value HONE(2);
  hone_unknown unknown_fields HONE_UNKNOWN;
};

#endif
