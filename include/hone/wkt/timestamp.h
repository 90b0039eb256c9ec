/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * google.protobuf.Timestamp: a point in time since 1970, in UTC. hone/wkt.h has
 * it from and to C's own types.
 */
#ifndef GOOGLE_PROTOBUF_TIMESTAMP_PROTO_H
#define GOOGLE_PROTOBUF_TIMESTAMP_PROTO_H

#include <hone/hone.h>

HONE_FILE(package = "google.protobuf")

typedef struct google_protobuf_Timestamp google_protobuf_Timestamp;

struct HONE_MESSAGE(name = "Timestamp") google_protobuf_Timestamp {
  /* From -62135596800 to 253402300799: the years 1 to 9999. */
  int64_t seconds HONE(1);
  /* From 0 to 999999999, and always forward. */
  int32_t nanos HONE(2);
  hone_unknown unknown_fields HONE_UNKNOWN;
};

#endif
