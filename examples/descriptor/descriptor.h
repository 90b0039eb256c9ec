/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * google/protobuf/descriptor.proto (as of protobuf 3.21) as plain C structs:
 * what protoc writes with --descriptor_set_out. Every message, field, default,
 * extension range and enumerator of it is here; a test compares this header
 * with protoc's own descriptor of that file.
 *
 * Conventions: an absent text has `data == NULL`, an absent message is NULL,
 * an absent scalar has `has_x == false`; `n_x` counts the elements of `x`.
 * Every message keeps the fields it does not know, so that a file written by
 * a newer protoc, or one with custom options, is re-encoded byte for byte.
 */
#ifndef EXAMPLES_DESCRIPTOR_H
#define EXAMPLES_DESCRIPTOR_H

#include <hone/hone.h>

HONE_FILE(package = "google.protobuf")

/* ---- Enums ---- */

typedef enum HONE_ENUM(name = "google.protobuf.FieldDescriptorProto.Type", prefix = "FIELD_",
                       closed) FieldType {
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

typedef enum HONE_ENUM(name = "google.protobuf.FieldDescriptorProto.Label", prefix = "FIELD_",
                       closed) FieldLabel {
  FIELD_LABEL_OPTIONAL = 1,
  FIELD_LABEL_REQUIRED = 2,
  FIELD_LABEL_REPEATED = 3
} FieldLabel;

typedef enum HONE_ENUM(name = "google.protobuf.FileOptions.OptimizeMode", prefix = "OPTIMIZE_",
                       closed) OptimizeMode {
  OPTIMIZE_SPEED = 1,
  OPTIMIZE_CODE_SIZE = 2,
  OPTIMIZE_LITE_RUNTIME = 3
} OptimizeMode;

typedef enum HONE_ENUM(name = "google.protobuf.FieldOptions.CType", prefix = "CTYPE_",
                       closed) CType {
  CTYPE_STRING = 0,
  CTYPE_CORD = 1,
  CTYPE_STRING_PIECE = 2
} CType;

typedef enum HONE_ENUM(name = "google.protobuf.FieldOptions.JSType", prefix = "JSTYPE_",
                       closed) JSType {
  JSTYPE_JS_NORMAL = 0,
  JSTYPE_JS_STRING = 1,
  JSTYPE_JS_NUMBER = 2
} JSType;

typedef enum HONE_ENUM(name = "google.protobuf.MethodOptions.IdempotencyLevel", prefix = "METHOD_",
                       closed) IdempotencyLevel {
  METHOD_IDEMPOTENCY_UNKNOWN = 0,
  METHOD_NO_SIDE_EFFECTS = 1,
  METHOD_IDEMPOTENT = 2
} IdempotencyLevel;

/* ---- Options ---- */

/* One dotted part of an option's name; `is_extension` where it stood in parentheses. */
typedef struct HONE_MESSAGE(name = "google.protobuf.UninterpretedOption.NamePart") NamePart {
  hone_str name_part HONE(1, required);
  bool is_extension HONE(2, required);
  hone_unknown unknown HONE_UNKNOWN;
} NamePart;

/* An option whose definition the parser has not looked up. */
typedef struct HONE_MESSAGE() UninterpretedOption {
  size_t n_name;
  NamePart *name HONE(2);
  hone_str identifier_value HONE(3, optional);
  bool has_positive_int_value;
  uint64_t positive_int_value HONE(4);
  bool has_negative_int_value;
  int64_t negative_int_value HONE(5);
  bool has_double_value;
  double double_value HONE(6);
  hone_bytes string_value HONE(7, optional);
  hone_str aggregate_value HONE(8, optional);
  hone_unknown unknown HONE_UNKNOWN;
} UninterpretedOption;

typedef struct HONE_MESSAGE(extensions = "1000-536870911", reserved = "38") FileOptions {
  hone_str java_package HONE(1, optional);
  hone_str java_outer_classname HONE(8, optional);
  bool has_java_multiple_files;
  bool java_multiple_files HONE(10, default = false);
  bool has_java_generate_equals_and_hash;
  bool java_generate_equals_and_hash HONE(20, deprecated);
  bool has_java_string_check_utf8;
  bool java_string_check_utf8 HONE(27, default = false);
  bool has_optimize_for;
  OptimizeMode optimize_for HONE(9, default = OPTIMIZE_SPEED);
  hone_str go_package HONE(11, optional);
  bool has_cc_generic_services;
  bool cc_generic_services HONE(16, default = false);
  bool has_java_generic_services;
  bool java_generic_services HONE(17, default = false);
  bool has_py_generic_services;
  bool py_generic_services HONE(18, default = false);
  bool has_php_generic_services;
  bool php_generic_services HONE(42, default = false);
  bool has_deprecated;
  bool deprecated HONE(23, default = false);
  bool has_cc_enable_arenas;
  bool cc_enable_arenas HONE(31, default = true);
  hone_str objc_class_prefix HONE(36, optional);
  hone_str csharp_namespace HONE(37, optional);
  hone_str swift_prefix HONE(39, optional);
  hone_str php_class_prefix HONE(40, optional);
  hone_str php_namespace HONE(41, optional);
  hone_str php_metadata_namespace HONE(44, optional);
  hone_str ruby_package HONE(45, optional);
  size_t n_uninterpreted_option;
  UninterpretedOption *uninterpreted_option HONE(999);
  hone_unknown unknown HONE_UNKNOWN;
} FileOptions;

typedef struct HONE_MESSAGE(extensions = "1000-536870911", reserved = "4-6, 8, 9") MessageOptions {
  bool has_message_set_wire_format;
  bool message_set_wire_format HONE(1, default = false);
  bool has_no_standard_descriptor_accessor;
  bool no_standard_descriptor_accessor HONE(2, default = false);
  bool has_deprecated;
  bool deprecated HONE(3, default = false);
  bool has_map_entry;
  bool map_entry HONE(7);
  size_t n_uninterpreted_option;
  UninterpretedOption *uninterpreted_option HONE(999);
  hone_unknown unknown HONE_UNKNOWN;
} MessageOptions;

typedef struct HONE_MESSAGE(extensions = "1000-536870911", reserved = "4") FieldOptions {
  bool has_ctype;
  CType ctype HONE(1, default = CTYPE_STRING);
  bool has_packed;
  bool packed HONE(2);
  bool has_jstype;
  JSType jstype HONE(6, default = JSTYPE_JS_NORMAL);
  bool has_lazy;
  bool lazy HONE(5, default = false);
  bool has_unverified_lazy;
  bool unverified_lazy HONE(15, default = false);
  bool has_deprecated;
  bool deprecated HONE(3, default = false);
  bool has_weak;
  bool weak HONE(10, default = false);
  size_t n_uninterpreted_option;
  UninterpretedOption *uninterpreted_option HONE(999);
  hone_unknown unknown HONE_UNKNOWN;
} FieldOptions;

typedef struct HONE_MESSAGE(extensions = "1000-536870911") OneofOptions {
  size_t n_uninterpreted_option;
  UninterpretedOption *uninterpreted_option HONE(999);
  hone_unknown unknown HONE_UNKNOWN;
} OneofOptions;

typedef struct HONE_MESSAGE(extensions = "1000-536870911") ExtensionRangeOptions {
  size_t n_uninterpreted_option;
  UninterpretedOption *uninterpreted_option HONE(999);
  hone_unknown unknown HONE_UNKNOWN;
} ExtensionRangeOptions;

typedef struct HONE_MESSAGE(extensions = "1000-536870911", reserved = "5") EnumOptions {
  bool has_allow_alias;
  bool allow_alias HONE(2);
  bool has_deprecated;
  bool deprecated HONE(3, default = false);
  size_t n_uninterpreted_option;
  UninterpretedOption *uninterpreted_option HONE(999);
  hone_unknown unknown HONE_UNKNOWN;
} EnumOptions;

typedef struct HONE_MESSAGE(extensions = "1000-536870911") EnumValueOptions {
  bool has_deprecated;
  bool deprecated HONE(1, default = false);
  size_t n_uninterpreted_option;
  UninterpretedOption *uninterpreted_option HONE(999);
  hone_unknown unknown HONE_UNKNOWN;
} EnumValueOptions;

typedef struct HONE_MESSAGE(extensions = "1000-536870911") ServiceOptions {
  bool has_deprecated;
  bool deprecated HONE(33, default = false);
  size_t n_uninterpreted_option;
  UninterpretedOption *uninterpreted_option HONE(999);
  hone_unknown unknown HONE_UNKNOWN;
} ServiceOptions;

typedef struct HONE_MESSAGE(extensions = "1000-536870911") MethodOptions {
  bool has_deprecated;
  bool deprecated HONE(33, default = false);
  bool has_idempotency_level;
  IdempotencyLevel idempotency_level HONE(34, default = METHOD_IDEMPOTENCY_UNKNOWN);
  size_t n_uninterpreted_option;
  UninterpretedOption *uninterpreted_option HONE(999);
  hone_unknown unknown HONE_UNKNOWN;
} MethodOptions;

/* ---- Declarations ---- */

/* A field of a message, or an extension (then `extendee` names the message). */
typedef struct HONE_MESSAGE() FieldDescriptorProto {
  hone_str name HONE(1, optional);
  bool has_number;
  int32_t number HONE(3);
  bool has_label;
  FieldLabel label HONE(4);
  bool has_type;
  FieldType type HONE(5);
  hone_str type_name HONE(6, optional); /* ".pkg.Message" or ".pkg.Enum" */
  hone_str extendee HONE(2, optional);
  hone_str default_value HONE(7, optional);
  bool has_oneof_index;
  int32_t oneof_index HONE(9);
  hone_str json_name HONE(10, optional);
  FieldOptions *options HONE(8);
  bool has_proto3_optional;
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
typedef struct HONE_MESSAGE(name = "google.protobuf.EnumDescriptorProto.EnumReservedRange")
    EnumReservedRange {
  bool has_start;
  int32_t start HONE(1);
  bool has_end;
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
typedef struct HONE_MESSAGE(name = "google.protobuf.DescriptorProto.ExtensionRange")
    ExtensionRange {
  bool has_start;
  int32_t start HONE(1);
  bool has_end;
  int32_t end HONE(2);
  ExtensionRangeOptions *options HONE(3);
  hone_unknown unknown HONE_UNKNOWN;
} ExtensionRange;

/* From `start` to just before `end`. */
typedef struct HONE_MESSAGE(name = "google.protobuf.DescriptorProto.ReservedRange") ReservedRange {
  bool has_start;
  int32_t start HONE(1);
  bool has_end;
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
  bool has_client_streaming;
  bool client_streaming HONE(5, default = false);
  bool has_server_streaming;
  bool server_streaming HONE(6, default = false);
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
typedef struct HONE_MESSAGE(name = "google.protobuf.SourceCodeInfo.Location") SourceLocation {
  size_t n_path;
  int32_t *path HONE(1, packed);
  size_t n_span;
  int32_t *span HONE(2, packed);
  hone_str leading_comments HONE(3, optional);
  hone_str trailing_comments HONE(4, optional);
  size_t n_leading_detached_comments;
  hone_str *leading_detached_comments HONE(6);
  hone_unknown unknown HONE_UNKNOWN;
} SourceLocation;

typedef struct HONE_MESSAGE() SourceCodeInfo {
  size_t n_location;
  SourceLocation *location HONE(1);
  hone_unknown unknown HONE_UNKNOWN;
} SourceCodeInfo;

/* A piece of generated code, and the declaration in `source_file` it was made from. */
typedef struct HONE_MESSAGE(name = "google.protobuf.GeneratedCodeInfo.Annotation")
    GeneratedAnnotation {
  size_t n_path;
  int32_t *path HONE(1, packed);
  hone_str source_file HONE(2, optional);
  bool has_begin;
  int32_t begin HONE(3);
  bool has_end;
  int32_t end HONE(4);
  hone_unknown unknown HONE_UNKNOWN;
} GeneratedAnnotation;

typedef struct HONE_MESSAGE() GeneratedCodeInfo {
  size_t n_annotation;
  GeneratedAnnotation *annotation HONE(1);
  hone_unknown unknown HONE_UNKNOWN;
} GeneratedCodeInfo;

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
  hone_str syntax HONE(12, optional); /* "proto3", or absent for proto2 */
  hone_unknown unknown HONE_UNKNOWN;
} FileDescriptorProto;

/* What --descriptor_set_out writes. */
typedef struct HONE_MESSAGE() FileDescriptorSet {
  size_t n_file;
  FileDescriptorProto *file HONE(1);
  hone_unknown unknown HONE_UNKNOWN;
} FileDescriptorSet;

#endif
