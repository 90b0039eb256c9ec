/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * google.protobuf.FieldMask: names of fields, "a.b" for one inside another.
 * hone/wkt.h looks for one, and adds one.
 */
#ifndef GOOGLE_PROTOBUF_FIELD_MASK_7C9F_PROTO_H
#define GOOGLE_PROTOBUF_FIELD_MASK_7C9F_PROTO_H

#include <hone/hone.h>

HONE_FILE(package = "google.protobuf")

typedef struct google_protobuf_FieldMask google_protobuf_FieldMask;

struct HONE_MESSAGE(name = "FieldMask") google_protobuf_FieldMask {
  size_t n_paths;
  hone_str *paths HONE(1);
  hone_unknown unknown_fields HONE_UNKNOWN;
};

#endif
