/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "export/proto_type.h"

#include <string.h>

// ---- Types ----

static const char *integer(const Field *field) {
  bool is_wide = field->type->size > 4, is_signed = field->type->is_signed;
  if (field->fixed) {
    return is_signed ? (is_wide ? "sfixed64" : "sfixed32") : (is_wide ? "fixed64" : "fixed32");
  }
  if (field->zigzag) {
    return is_wide ? "sint64" : "sint32";
  }
  return is_signed ? (is_wide ? "int64" : "int32") : (is_wide ? "uint64" : "uint32");
}

const char *proto_scalar(const Field *field) {
  switch (field->type->kind) {
  case TYPE_BOOL:
    return "bool";
  case TYPE_INT:
    return integer(field);
  case TYPE_FLOAT:
    return field->type->size == 4 ? "float" : "double";
  case TYPE_TEXT:
  case TYPE_WTEXT:
    return "string";
  case TYPE_BYTES:
    return "bytes";
  case TYPE_ENUM:
  case TYPE_TIME:
  case TYPE_DURATION:
  case TYPE_MESSAGE:
    return NULL;
  }
  unreachable("a type of no kind");
}

const char *proto_named(const Field *field) {
  switch (field->type->kind) {
  case TYPE_ENUM:
    return field->type->enumeration->full_name;
  case TYPE_TIME:
    return PROTO_TIMESTAMP;
  case TYPE_DURATION:
    return PROTO_DURATION;
  case TYPE_MESSAGE:
    return field->type->message->full_name;
  default:
    return NULL;
  }
}

const char *proto_type(const Field *field) {
  const char *scalar = proto_scalar(field);
  return scalar != NULL ? scalar : proto_named(field);
}

bool proto_is_message(const Field *field) {
  return field->type->kind == TYPE_MESSAGE || field->type->kind == TYPE_TIME ||
         field->type->kind == TYPE_DURATION;
}

bool proto_is_packable(const Field *field) {
  TypeKind kind = field->type->kind;
  return kind == TYPE_BOOL || kind == TYPE_INT || kind == TYPE_FLOAT || kind == TYPE_ENUM;
}

bool proto_is_packed(const Field *field) {
  return field_is_repeated(field) && proto_is_packable(field) && field->packed != CHOICE_NO;
}

bool proto_is_closed(const Enum *enumeration) {
  return enumeration->closed && !enumeration->mask;
}

// ---- Presence ----

ProtoPresence proto_presence(const Field *field) {
  if (field_is_repeated(field) || field->oneof != NULL) {
    return PROTO_PRESENCE_NONE;
  }
  if (field->required) {
    return PROTO_PRESENCE_REQUIRED;
  }
  if (proto_is_message(field)) {
    return PROTO_PRESENCE_NONE;
  }
  bool refuses_zero = field->type->kind == TYPE_ENUM && proto_is_closed(field->type->enumeration);
  bool is_plain = field->presence == PRESENCE_IMPLICIT && field->parent->extends == NULL &&
                  field->default_value.kind == VALUE_NONE && !refuses_zero;
  return is_plain ? PROTO_PRESENCE_IMPLICIT : PROTO_PRESENCE_EXPLICIT;
}

// ---- Names ----

const char *proto_json_name(Arena *arena, const Field *field) {
  if (field->json_name != NULL) {
    return field->json_name;
  }
  char *made = arena_strdup(arena, field->wire_name), *end = made;
  bool is_upper = false;
  for (const char *p = field->wire_name; *p != '\0'; p++) {
    if (*p == '_') {
      is_upper = true;
      continue;
    }
    *end++ = is_upper && *p >= 'a' && *p <= 'z' ? (char)(*p - 'a' + 'A') : *p;
    is_upper = false;
  }
  *end = '\0';
  return made;
}
