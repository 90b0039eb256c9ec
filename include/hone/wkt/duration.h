/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * google.protobuf.Duration: a signed span of time. hone/wkt.h has it from and
 * to C's own types.
 */
#ifndef GOOGLE_PROTOBUF_DURATION_PROTO_H
#define GOOGLE_PROTOBUF_DURATION_PROTO_H

#include <hone/hone.h>

HONE_FILE(package = "google.protobuf")

typedef struct google_protobuf_Duration google_protobuf_Duration;

struct HONE_MESSAGE(name = "Duration") google_protobuf_Duration {
  /* From -315576000000 to 315576000000. */
  int64_t seconds HONE(1);
  /* From -999999999 to 999999999, never of the other sign than the seconds. */
  int32_t nanos HONE(2);
  hone_unknown unknown_fields HONE_UNKNOWN;
};

#endif
