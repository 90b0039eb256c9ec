/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * google.protobuf.Int32Value and the like: one value each, where a message is
 * needed, or where absence must be told from zero.
 */
#ifndef GOOGLE_PROTOBUF_WRAPPERS_PROTO_H
#define GOOGLE_PROTOBUF_WRAPPERS_PROTO_H

#include <hone/hone.h>

HONE_FILE(package = "google.protobuf")

typedef struct google_protobuf_DoubleValue google_protobuf_DoubleValue;
typedef struct google_protobuf_FloatValue google_protobuf_FloatValue;
typedef struct google_protobuf_Int64Value google_protobuf_Int64Value;
typedef struct google_protobuf_UInt64Value google_protobuf_UInt64Value;
typedef struct google_protobuf_Int32Value google_protobuf_Int32Value;
typedef struct google_protobuf_UInt32Value google_protobuf_UInt32Value;
typedef struct google_protobuf_BoolValue google_protobuf_BoolValue;
typedef struct google_protobuf_StringValue google_protobuf_StringValue;
typedef struct google_protobuf_BytesValue google_protobuf_BytesValue;

struct HONE_MESSAGE(name = "DoubleValue") google_protobuf_DoubleValue {
  double value HONE(1);
  hone_unknown unknown_fields HONE_UNKNOWN;
};

struct HONE_MESSAGE(name = "FloatValue") google_protobuf_FloatValue {
  float value HONE(1);
  hone_unknown unknown_fields HONE_UNKNOWN;
};

struct HONE_MESSAGE(name = "Int64Value") google_protobuf_Int64Value {
  int64_t value HONE(1);
  hone_unknown unknown_fields HONE_UNKNOWN;
};

struct HONE_MESSAGE(name = "UInt64Value") google_protobuf_UInt64Value {
  uint64_t value HONE(1);
  hone_unknown unknown_fields HONE_UNKNOWN;
};

struct HONE_MESSAGE(name = "Int32Value") google_protobuf_Int32Value {
  int32_t value HONE(1);
  hone_unknown unknown_fields HONE_UNKNOWN;
};

struct HONE_MESSAGE(name = "UInt32Value") google_protobuf_UInt32Value {
  uint32_t value HONE(1);
  hone_unknown unknown_fields HONE_UNKNOWN;
};

struct HONE_MESSAGE(name = "BoolValue") google_protobuf_BoolValue {
  bool value HONE(1);
  hone_unknown unknown_fields HONE_UNKNOWN;
};

struct HONE_MESSAGE(name = "StringValue") google_protobuf_StringValue {
  hone_str value HONE(1);
  hone_unknown unknown_fields HONE_UNKNOWN;
};

struct HONE_MESSAGE(name = "BytesValue") google_protobuf_BytesValue {
  hone_bytes value HONE(1);
  hone_unknown unknown_fields HONE_UNKNOWN;
};

#endif
