// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fields and whole messages as lines of a .msg file.

#include "msg/spell.h"

#include <inttypes.h>

#include "support/str.h"

// ---- Types ----

static const char *message_type(Arena *arena, const Message *message, const char *package) {
  const char *name = msg_ros1_name(arena, message);
  if (name == NULL) {
    return message->name;
  }
  size_t size = package != NULL ? strlen(package) : 0;
  bool is_own = size != 0 && strncmp(name, package, size) == 0 && name[size] == '/';
  // Alone, `Header` is std_msgs/Header everywhere.
  bool is_other_header = str_ends(name, "/Header") && !str_equal(package, "std_msgs");
  return is_own && !is_other_header ? name + size + 1 : name;
}

static const char *element(Arena *arena, const Field *field, MsgDialect dialect,
                           const char *package) {
  const Type *type = field->type;
  bool is_ros2 = dialect == MSG_ROS2;
  switch (type->kind) {
  case TYPE_BOOL:
    return "bool";
  case TYPE_INT:
    if (str_equal(type->spelling, "char")) {
      return "char";
    }
    return arena_format(arena, "%sint%u", type->is_signed ? "" : "u", 8 * type->size);
  case TYPE_ENUM:
    return arena_format(arena, "%sint%u", type->is_signed ? "" : "u", 8 * type->size);
  case TYPE_FLOAT:
    return type->size > 8 ? NULL : arena_format(arena, "float%u", 8 * type->size);
  case TYPE_WTEXT:
    return is_ros2 ? "wstring" : NULL;
  case TYPE_TEXT: {
    uint64_t limit = field_is_repeated(field)   ? 0
                     : type->form == FORM_ARRAY ? type->capacity - 1
                                                : field->max;
    return is_ros2 && limit != 0 ? arena_format(arena, "string<=%" PRIu64, limit) : "string";
  }
  case TYPE_BYTES:
    return "uint8"; // and brackets
  case TYPE_TIME:
    return is_ros2 ? "builtin_interfaces/Time" : "time";
  case TYPE_DURATION:
    return is_ros2 ? "builtin_interfaces/Duration" : "duration";
  case TYPE_MESSAGE:
    return message_type(arena, type->message, package);
  }
  unreachable("a type of no kind");
}

static const char *brackets(Arena *arena, const Field *field, MsgDialect dialect) {
  bool is_bytes = field->type->kind == TYPE_BYTES;
  uint64_t length = 0, limit = 0;
  if (is_bytes) {
    length = field->type->form == FORM_ARRAY ? field->type->capacity : 0;
    limit = field->type->form == FORM_BOUNDED ? field->type->capacity : field->max;
  } else if (!field_is_repeated(field)) {
    return "";
  } else {
    length = field->container == CONTAINER_ARRAY ? field->length : 0;
    limit = field->max != 0                         ? field->max
            : field->container == CONTAINER_BOUNDED ? field->length
                                                    : 0;
  }
  return length != 0                         ? arena_format(arena, "[%" PRIu64 "]", length)
         : limit != 0 && dialect == MSG_ROS2 ? arena_format(arena, "[<=%" PRIu64 "]", limit)
                                             : "[]";
}

const char *msg_field_type(Arena *arena, const Field *field, MsgDialect dialect,
                           const char *package) {
  bool is_nested = field->type->kind == TYPE_BYTES && field_is_repeated(field);
  const char *type = is_nested ? NULL : element(arena, field, dialect, package);
  return type == NULL ? NULL : arena_format(arena, "%s%s", type, brackets(arena, field, dialect));
}

// ---- Lines ----

static void add_comment(Str *out, const char *comment) {
  for (const char *p = comment; p != NULL && *p != '\0';) {
    size_t size = strcspn(p, "\n");
    str_addf(out, "#%s%.*s\n", size != 0 ? " " : "", (int)size, p);
    p += size + (p[size] == '\n');
  }
}

static const char *package_of(Arena *arena, const Message *message) {
  const char *name = msg_ros1_name(arena, message);
  return name == NULL ? NULL : arena_strndup(arena, name, strcspn(name, "/"));
}

static void add_default(Str *out, const Field *field) {
  const Value *value = &field->default_value;
  const Type *type = field->type;
  if (field_is_repeated(field)) {
    return;
  }
  if (value->kind == VALUE_TEXT && type->kind == TYPE_TEXT) {
    str_addf(out, " \"%s\"", str_c_escape(out->arena, value->text, value->size));
  } else if (value->kind == VALUE_FLOAT) {
    str_addf(out, type->size == 4 ? " %.9g" : " %.17g", value->number);
  } else if (value->kind == VALUE_INTEGER && type->kind == TYPE_BOOL) {
    str_add(out, value->integer != 0 ? " true" : " false");
  } else if (value->kind == VALUE_INTEGER && value->is_unsigned) {
    str_addf(out, " %" PRIu64, (uint64_t)value->integer);
  } else if (value->kind == VALUE_INTEGER) {
    str_addf(out, " %" PRId64, value->integer);
  }
}

const char *msg_text(Arena *arena, const Message *message, MsgDialect dialect, bool with_comments,
                     const Field **odd) {
  Str out = str_new(arena);
  const char *package = package_of(arena, message);
  if (with_comments && message->doc != NULL) {
    add_comment(&out, message->doc);
    str_add(&out, "\n");
  }
  for (size_t i = 0; i < message->constants.count; i++) {
    const Constant *constant = &message->constants.items[i];
    str_addf(&out, "%s %s=%s\n", constant->type, constant->name, constant->spelling);
  }
  for (size_t i = 0; i < message->fields.count; i++) {
    const Field *field = message->fields.items[i];
    const char *type = field->oneof != NULL ? NULL : msg_field_type(arena, field, dialect, package);
    if (type == NULL || !msg_is_name(field->wire_name)) {
      *odd = field;
      return NULL;
    }
    if (with_comments) {
      add_comment(&out, field->doc);
    }
    str_addf(&out, "%s %s", type, field->wire_name);
    if (dialect == MSG_ROS2) {
      add_default(&out, field);
    }
    str_add(&out, "\n");
  }
  return str_text(&out);
}
