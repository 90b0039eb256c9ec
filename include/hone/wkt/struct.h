/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * google.protobuf.Struct, Value and ListValue: what a JSON object, value and
 * array hold. hone/wkt.h looks up keys.
 */
#ifndef GOOGLE_PROTOBUF_STRUCT_PROTO_H
#define GOOGLE_PROTOBUF_STRUCT_PROTO_H

#include <hone/hone.h>

HONE_FILE(package = "google.protobuf")

typedef struct google_protobuf_Struct_FieldsEntry google_protobuf_Struct_FieldsEntry;
typedef struct google_protobuf_Struct google_protobuf_Struct;
typedef struct google_protobuf_Value google_protobuf_Value;
typedef struct google_protobuf_ListValue google_protobuf_ListValue;

typedef enum HONE_ENUM(name = "NullValue",
                       prefix = "google_protobuf_NullValue_") google_protobuf_NullValue {
  google_protobuf_NullValue_NULL_VALUE = 0
} google_protobuf_NullValue;

struct HONE_MESSAGE(name = "Value") google_protobuf_Value {
  uint32_t kind_case;
  union {
    google_protobuf_NullValue null_value HONE(1);
    double number_value HONE(2);
    hone_str string_value HONE(3);
    bool bool_value HONE(4);
    google_protobuf_Struct *struct_value HONE(5);
    google_protobuf_ListValue *list_value HONE(6);
  } kind HONE_ONEOF(kind_case);
  hone_unknown unknown_fields HONE_UNKNOWN;
};

struct google_protobuf_Struct_FieldsEntry {
  hone_str key HONE(1);
  google_protobuf_Value value HONE(2);
};

struct HONE_MESSAGE(name = "Struct") google_protobuf_Struct {
  size_t n_fields;
  google_protobuf_Struct_FieldsEntry *fields HONE(1, map);
  hone_unknown unknown_fields HONE_UNKNOWN;
};

struct HONE_MESSAGE(name = "ListValue") google_protobuf_ListValue {
  size_t n_values;
  google_protobuf_Value *values HONE(1);
  hone_unknown unknown_fields HONE_UNKNOWN;
};

#endif
