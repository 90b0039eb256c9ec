/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the importer reads and answers, as plain structs that Hone specializes
 * itself: descriptor.proto with editions, and plugin.proto. An absent text has
 * `data == NULL`, an absent message is NULL, an absent scalar has `has_x ==
 * false`.
 *
 * Of options only those that change what is written are members; the others,
 * custom ones included, stay in `unknown` as they came and are carried over
 * from there (options.c). Enums are open: a number that no version of protobuf
 * knew when this was written is reported, not lost.
 */
#ifndef IMPORT_DESCRIPTOR_H
#define IMPORT_DESCRIPTOR_H

#include <hone/hone.h>

HONE_FILE(package = "google.protobuf")

/* ---- Enums ---- */

typedef enum HONE_ENUM(name = "FieldDescriptorProto.Type", prefix = "FIELD_") FieldType {
  FIELD_TYPE_NONE = 0,
  FIELD_TYPE_DOUBLE = 1,
  FIELD_TYPE_FLOAT = 2,
  FIELD_TYPE_INT64 = 3,
  FIELD_TYPE_UINT64 = 4,
  FIELD_TYPE_INT32 = 5,
  FIELD_TYPE_FIXED64 = 6,
  FIELD_TYPE_FIXED32 = 7,
  FIELD_TYPE_BOOL = 8,
  FIELD_TYPE_STRING = 9,
  FIELD_TYPE_GROUP = 10,
  FIELD_TYPE_MESSAGE = 11,
  FIELD_TYPE_BYTES = 12,
  FIELD_TYPE_UINT32 = 13,
  FIELD_TYPE_ENUM = 14,
  FIELD_TYPE_SFIXED32 = 15,
  FIELD_TYPE_SFIXED64 = 16,
  FIELD_TYPE_SINT32 = 17,
  FIELD_TYPE_SINT64 = 18
} FieldType;

typedef enum HONE_ENUM(name = "FieldDescriptorProto.Label", prefix = "FIELD_") FieldLabel {
  FIELD_LABEL_NONE = 0,
  FIELD_LABEL_OPTIONAL = 1,
  FIELD_LABEL_REQUIRED = 2,
  FIELD_LABEL_REPEATED = 3
} FieldLabel;

typedef enum HONE_ENUM(name = "Edition") Edition {
  EDITION_UNKNOWN = 0,
  EDITION_LEGACY = 900,
  EDITION_PROTO2 = 998,
  EDITION_PROTO3 = 999,
  EDITION_2023 = 1000,
  EDITION_2024 = 1001,
  EDITION_2026 = 1002
} Edition;

typedef enum HONE_ENUM(name = "FeatureSet.FieldPresence") FieldPresence {
  FIELD_PRESENCE_UNKNOWN = 0,
  EXPLICIT = 1,
  IMPLICIT = 2,
  LEGACY_REQUIRED = 3
} FieldPresence;

typedef enum HONE_ENUM(name = "FeatureSet.EnumType") EnumType {
  ENUM_TYPE_UNKNOWN = 0,
  OPEN = 1,
  CLOSED = 2
} EnumType;

typedef enum HONE_ENUM(name = "FeatureSet.RepeatedFieldEncoding") RepeatedFieldEncoding {
  REPEATED_FIELD_ENCODING_UNKNOWN = 0,
  PACKED = 1,
  EXPANDED = 2
} RepeatedFieldEncoding;

typedef enum HONE_ENUM(name = "FeatureSet.Utf8Validation", prefix = "UTF8_") Utf8Validation {
  UTF8_VALIDATION_UNKNOWN = 0,
  UTF8_VERIFY = 2,
  UTF8_NONE = 3
} Utf8Validation;

typedef enum HONE_ENUM(name = "FeatureSet.MessageEncoding") MessageEncoding {
  MESSAGE_ENCODING_UNKNOWN = 0,
  LENGTH_PREFIXED = 1,
  DELIMITED = 2
} MessageEncoding;

typedef enum HONE_ENUM(name = "FeatureSet.JsonFormat") JsonFormat {
  JSON_FORMAT_UNKNOWN = 0,
  ALLOW = 1,
  LEGACY_BEST_EFFORT = 2
} JsonFormat;

/* ---- Options ---- */

typedef struct HONE_MESSAGE(extensions = "1000, 1001, 1002, 9990, 9995-10000") FeatureSet {
  bool has_field_presence;
  FieldPresence field_presence HONE(1);
  bool has_enum_type;
  EnumType enum_type HONE(2);
  bool has_repeated_field_encoding;
  RepeatedFieldEncoding repeated_field_encoding HONE(3);
  bool has_utf8_validation;
  Utf8Validation utf8_validation HONE(4);
  bool has_message_encoding;
  MessageEncoding message_encoding HONE(5);
  bool has_json_format;
  JsonFormat json_format HONE(6);
  bool has_enforce_naming_style;
  int32_t enforce_naming_style HONE(7);
  bool has_default_symbol_visibility;
  int32_t default_symbol_visibility HONE(8);
  hone_unknown unknown HONE_UNKNOWN;
} FeatureSet;

typedef struct HONE_MESSAGE(extensions = "1000-536870911") FileOptions {
  FeatureSet *features HONE(50);
  hone_unknown unknown HONE_UNKNOWN;
} FileOptions;

typedef struct HONE_MESSAGE(extensions = "1000-536870911") MessageOptions {
  bool message_set_wire_format HONE(1);
  bool deprecated HONE(3);
  bool map_entry HONE(7);
  FeatureSet *features HONE(12);
  hone_unknown unknown HONE_UNKNOWN;
} MessageOptions;

typedef struct HONE_MESSAGE(extensions = "1000-536870911") FieldOptions {
  bool has_packed;
  bool packed HONE(2);
  bool deprecated HONE(3);
  FeatureSet *features HONE(21);
  hone_unknown unknown HONE_UNKNOWN;
} FieldOptions;

typedef struct HONE_MESSAGE(extensions = "1000-536870911") OneofOptions {
  FeatureSet *features HONE(1);
  hone_unknown unknown HONE_UNKNOWN;
} OneofOptions;

typedef struct HONE_MESSAGE(extensions = "1000-536870911") ExtensionRangeOptions {
  hone_unknown unknown HONE_UNKNOWN;
} ExtensionRangeOptions;

typedef struct HONE_MESSAGE(extensions = "1000-536870911") EnumOptions {
  bool allow_alias HONE(2);
  bool deprecated HONE(3);
  FeatureSet *features HONE(7);
  hone_unknown unknown HONE_UNKNOWN;
} EnumOptions;

typedef struct HONE_MESSAGE(extensions = "1000-536870911") EnumValueOptions {
  bool deprecated HONE(1);
  hone_unknown unknown HONE_UNKNOWN;
} EnumValueOptions;

typedef struct HONE_MESSAGE(extensions = "1000-536870911") ServiceOptions {
  hone_unknown unknown HONE_UNKNOWN;
} ServiceOptions;

typedef struct HONE_MESSAGE(extensions = "1000-536870911") MethodOptions {
  hone_unknown unknown HONE_UNKNOWN;
} MethodOptions;

/* ---- Declarations ---- */

/* A field of a message, or an extension (then `extendee` names the message). */
typedef struct HONE_MESSAGE() FieldDescriptorProto {
  hone_str name HONE(1, optional);
  bool has_number;
  int32_t number HONE(3);
  FieldLabel label HONE(4);
  FieldType type HONE(5);
  hone_str type_name HONE(6, optional); /* ".pkg.Message" or ".pkg.Enum" */
  hone_str extendee HONE(2, optional);
  hone_str default_value HONE(7, optional,
                              utf8 = trust); /* numbers in decimal, bytes with C escapes */
  bool has_oneof_index;
  int32_t oneof_index HONE(9);
  hone_str json_name HONE(10, optional);
  FieldOptions *options HONE(8);
  bool proto3_optional HONE(17);
  hone_unknown unknown HONE_UNKNOWN;
} FieldDescriptorProto;

typedef struct HONE_MESSAGE() OneofDescriptorProto {
  hone_str name HONE(1, optional);
  OneofOptions *options HONE(2);
  hone_unknown unknown HONE_UNKNOWN;
} OneofDescriptorProto;

typedef struct HONE_MESSAGE() EnumValueDescriptorProto {
  hone_str name HONE(1, optional);
  bool has_number;
  int32_t number HONE(2);
  EnumValueOptions *options HONE(3);
  hone_unknown unknown HONE_UNKNOWN;
} EnumValueDescriptorProto;

/* Both ends are reserved. */
typedef struct HONE_MESSAGE(name = "EnumDescriptorProto.EnumReservedRange") EnumReservedRange {
  int32_t start HONE(1);
  int32_t end HONE(2);
  hone_unknown unknown HONE_UNKNOWN;
} EnumReservedRange;

typedef struct HONE_MESSAGE() EnumDescriptorProto {
  hone_str name HONE(1, optional);
  size_t n_value;
  EnumValueDescriptorProto *value HONE(2);
  EnumOptions *options HONE(3);
  size_t n_reserved_range;
  EnumReservedRange *reserved_range HONE(4);
  size_t n_reserved_name;
  hone_str *reserved_name HONE(5);
  hone_unknown unknown HONE_UNKNOWN;
} EnumDescriptorProto;

/* From `start` to just before `end`. */
typedef struct HONE_MESSAGE(name = "DescriptorProto.ExtensionRange") ExtensionRange {
  int32_t start HONE(1);
  int32_t end HONE(2);
  ExtensionRangeOptions *options HONE(3);
  hone_unknown unknown HONE_UNKNOWN;
} ExtensionRange;

/* From `start` to just before `end`. */
typedef struct HONE_MESSAGE(name = "DescriptorProto.ReservedRange") ReservedRange {
  int32_t start HONE(1);
  int32_t end HONE(2);
  hone_unknown unknown HONE_UNKNOWN;
} ReservedRange;

/* A message type; `nested_type` makes it recursive. */
typedef struct HONE_MESSAGE() DescriptorProto {
  hone_str name HONE(1, optional);
  size_t n_field;
  FieldDescriptorProto *field HONE(2);
  size_t n_extension;
  FieldDescriptorProto *extension HONE(6);
  size_t n_nested_type;
  struct DescriptorProto *nested_type HONE(3);
  size_t n_enum_type;
  EnumDescriptorProto *enum_type HONE(4);
  size_t n_extension_range;
  ExtensionRange *extension_range HONE(5);
  size_t n_oneof_decl;
  OneofDescriptorProto *oneof_decl HONE(8);
  MessageOptions *options HONE(7);
  size_t n_reserved_range;
  ReservedRange *reserved_range HONE(9);
  size_t n_reserved_name;
  hone_str *reserved_name HONE(10);
  hone_unknown unknown HONE_UNKNOWN;
} DescriptorProto;

typedef struct HONE_MESSAGE() MethodDescriptorProto {
  hone_str name HONE(1, optional);
  hone_str input_type HONE(2, optional);
  hone_str output_type HONE(3, optional);
  MethodOptions *options HONE(4);
  bool client_streaming HONE(5);
  bool server_streaming HONE(6);
  hone_unknown unknown HONE_UNKNOWN;
} MethodDescriptorProto;

typedef struct HONE_MESSAGE() ServiceDescriptorProto {
  hone_str name HONE(1, optional);
  size_t n_method;
  MethodDescriptorProto *method HONE(2);
  ServiceOptions *options HONE(3);
  hone_unknown unknown HONE_UNKNOWN;
} ServiceDescriptorProto;

/* ---- Source information ---- */

/* Where a declaration stands. `path` leads to it: field numbers and indices by turns. `span` is
 * first line, first column, last line (left out if it is the first), last column; all from 0. */
typedef struct HONE_MESSAGE(name = "SourceCodeInfo.Location") SourceLocation {
  size_t n_path;
  int32_t *path HONE(1, packed);
  size_t n_span;
  int32_t *span HONE(2, packed);
  hone_str leading_comments HONE(3, optional, utf8 = trust);
  hone_str trailing_comments HONE(4, optional, utf8 = trust);
  size_t n_leading_detached_comments;
  hone_str *leading_detached_comments HONE(6, utf8 = trust);
  hone_unknown unknown HONE_UNKNOWN;
} SourceLocation;

typedef struct HONE_MESSAGE() SourceCodeInfo {
  size_t n_location;
  SourceLocation *location HONE(1);
  hone_unknown unknown HONE_UNKNOWN;
} SourceCodeInfo;

/* ---- Files ---- */

/* One .proto file. */
typedef struct HONE_MESSAGE() FileDescriptorProto {
  hone_str name HONE(1, optional); /* relative to the root of the source tree */
  hone_str package HONE(2, optional);
  size_t n_dependency;
  hone_str *dependency HONE(3);
  size_t n_public_dependency; /* indices into `dependency` */
  int32_t *public_dependency HONE(10, unpacked);
  size_t n_weak_dependency;
  int32_t *weak_dependency HONE(11, unpacked);
  size_t n_option_dependency; /* files that are needed for custom options only */
  hone_str *option_dependency HONE(15);
  size_t n_message_type;
  DescriptorProto *message_type HONE(4);
  size_t n_enum_type;
  EnumDescriptorProto *enum_type HONE(5);
  size_t n_service;
  ServiceDescriptorProto *service HONE(6);
  size_t n_extension;
  FieldDescriptorProto *extension HONE(7);
  FileOptions *options HONE(8);
  SourceCodeInfo *source_code_info HONE(9);
  hone_str syntax HONE(12, optional); /* "proto3", "editions", or absent for proto2 */
  Edition edition HONE(14);
  hone_unknown unknown HONE_UNKNOWN;
} FileDescriptorProto;

/* What protoc --descriptor_set_out and buf build write. */
typedef struct HONE_MESSAGE() FileDescriptorSet {
  size_t n_file;
  FileDescriptorProto *file HONE(1);
  hone_unknown unknown HONE_UNKNOWN;
} FileDescriptorSet;

/* ---- The plugin's protocol ---- */

typedef struct HONE_MESSAGE(name = "google.protobuf.compiler.CodeGeneratorRequest")
    CodeGeneratorRequest {
  size_t n_file_to_generate;
  hone_str *file_to_generate HONE(1);
  hone_str parameter HONE(2, optional);
  size_t n_proto_file;
  FileDescriptorProto *proto_file HONE(15);
  hone_unknown unknown HONE_UNKNOWN;
} CodeGeneratorRequest;

typedef struct HONE_MESSAGE(name = "google.protobuf.compiler.CodeGeneratorResponse.File")
    GeneratedFile {
  hone_str name HONE(1, optional);
  hone_str content HONE(15, optional);
} GeneratedFile;

typedef struct HONE_MESSAGE(name = "google.protobuf.compiler.CodeGeneratorResponse")
    CodeGeneratorResponse {
  hone_str error HONE(1, optional);
  uint64_t supported_features HONE(2); /* 1: optional in proto3, 2: editions */
  int32_t minimum_edition HONE(3);
  int32_t maximum_edition HONE(4);
  size_t n_file;
  GeneratedFile *file HONE(15);
} CodeGeneratorResponse;

#endif
