/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A message with a well-known type inside, which comes specialized. */
#ifndef STAMP_H
#define STAMP_H

#include <hone/hone.h>
#include <hone/wkt/timestamp.h>

typedef struct HONE_MESSAGE() Stamp {
  google_protobuf_Timestamp *at HONE(1);
} Stamp;

#endif
