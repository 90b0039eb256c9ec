/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The comments to the importer: how things lie in C, in its own words (see
 * import/choices.h), wherever it would not do the same by itself.
 */
#include <inttypes.h>
#include <stdarg.h>
#include <string.h>

#include "export/proto_writer.h"

typedef struct Said {
  Str text;
  const char *part; // "key." or "value.", of a map; else ""
} Said;

static Said said_new(Arena *arena) {
  return (Said){str_new(arena), ""};
}

static void say(Said *choices, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void say(Said *choices, const char *format, ...) {
  char text[512];
  va_list args;
  va_start(args, format);
  vsnprintf(text, sizeof text, format, args);
  va_end(args);
  str_addf(&choices->text, "%s%s%s", choices->text.size != 0 ? ", " : "", choices->part, text);
}

// ---- Names ----

// What the importer puts before the names of what stands inside.
static const char *prefix_of(const Export *e, const Scope *scope) {
  return scope->message != NULL ? arena_format(e->arena, "%s_", scope->message->name) : "";
}

static void say_name(const Export *e, Said *choices, const Scope *around, const char *name,
                     const char *c_name) {
  if (!str_equal(arena_format(e->arena, "%s%s", prefix_of(e, around), name), c_name)) {
    say(choices, "name = %s", c_name);
  }
}

const char *choices_of_file(const Export *e) {
  Said choices = said_new(e->arena);
  say(&choices, "prefix = \"\", long_names = false");
  if (e->checks_utf8) {
    say(&choices, "utf8 = check");
  }
  if (e->drops_unknown) {
    say(&choices, "unknown = drop");
  }
  return str_text(&choices.text);
}

const char *choices_of_message(const Export *e, const Scope *scope) {
  Said choices = said_new(e->arena);
  const Message *message = scope->message;
  say_name(e, &choices, scope->parent, scope->name, message->name);
  if (!e->drops_unknown && !member_exists(&message->unknown)) {
    say(&choices, "unknown = drop");
  }
  if (message->optimize != OPTIMIZE_UNSAID) {
    say(&choices, "optimize = %s", message->optimize == OPTIMIZE_SIZE ? "size" : "speed");
  }
  return str_text(&choices.text);
}

const char *choices_of_enum(const Export *e, const Scope *scope, const Enum *enumeration) {
  Said choices = said_new(e->arena);
  say_name(e, &choices, scope, scope_last_name(enumeration->full_name), enumeration->name);
  if (enumeration->size < 4) {
    say(&choices, "enum = packed");
  }
  return str_text(&choices.text);
}

const char *choices_of_value(const Export *e, const Scope *scope, const Enumerator *value) {
  Said choices = said_new(e->arena);
  say_name(e, &choices, scope, value->wire_name, value->name);
  return str_text(&choices.text);
}

const char *choices_of_oneof(const Export *e, const Oneof *oneof) {
  Said choices = said_new(e->arena);
  // A union without a name lends its selector's.
  if (str_equal(oneof->name, oneof->selector.path)) {
    say(&choices, "oneof = anonymous");
  }
  return str_text(&choices.text);
}

// ---- Fields ----

static void say_limit(Said *choices, const char *key, uint64_t limit) {
  if (limit != 0) {
    say(choices, "%s = %" PRIu64, key, limit);
  }
}

static void say_text(Said *choices, const Field *field) {
  const Type *type = field->type;
  const char *key = type->kind == TYPE_BYTES ? "bytes" : "text";
  switch (type->form) {
  case FORM_ARRAY:
    say(choices, "%s = array", key);
    say_limit(choices, "max_length", type->kind == TYPE_TEXT ? type->capacity - 1 : type->capacity);
    if (type->kind == TYPE_BYTES) {
      say(choices, "fixed_length");
    }
    return;
  case FORM_BOUNDED:
    say(choices, "%s = array", key);
    say_limit(choices, "max_length", type->capacity);
    return;
  case FORM_POINTER:
    say(choices, "%s = pointer", key);
    break;
  default:
    break;
  }
  if (!field_is_repeated(field) && field->max != 0) {
    if (type->form != FORM_POINTER) {
      say(choices, "%s = view", key); // with a limit alone it would be an array
    }
    say_limit(choices, "max_length", field->max);
  }
}

static void say_dims(Said *choices, const Field *field) {
  if (field->dim_count > 1) {
    say(choices, "dims = %" PRIu64, field->dims[0]);
    for (size_t i = 1; i < field->dim_count; i++) {
      str_addf(&choices->text, "x%" PRIu64, field->dims[i]);
    }
  }
}

static void say_list(Said *choices, const Field *field) {
  switch (field->container) {
  case CONTAINER_NONE:
    return;
  case CONTAINER_ARRAY:
    say_limit(choices, "max_count", field->length);
    say(choices, "fixed_count");
    say_dims(choices, field);
    return;
  case CONTAINER_BOUNDED:
    say_limit(choices, "max_count", field->length);
    return;
  case CONTAINER_POINTER:
    if (field->max != 0) {
      say(choices, "list = pointer");
    }
    break;
  case CONTAINER_POINTERS:
    say(choices, "list = pointers");
    break;
  case CONTAINER_SEQUENCE:
    say(choices, "list = seq");
    break;
  }
  say_limit(choices, "max_count", field->max);
}

static void say_presence(Said *choices, const Field *field) {
  if (field_is_repeated(field) || field->oneof != NULL || field->required ||
      field->parent->extends != NULL) {
    return;
  }
  if (field->presence == PRESENCE_ALWAYS) {
    say(choices, "presence = always");
  } else if (field->presence == PRESENCE_IMPLICIT &&
             proto_presence(field) != PROTO_PRESENCE_IMPLICIT) {
    say(choices, "presence = implicit");
  }
}

static void say_message(Said *choices, const Field *field) {
  if (field_is_repeated(field)) {
    return;
  }
  if (field->type->kind != TYPE_MESSAGE) {
    say(choices, "message = time");
  } else if (*choices->part != '\0') {
    if (field->by_pointer) {
      say(choices, "message = pointer"); // entries hold their value otherwise
    }
  } else if (!field->by_pointer && (field->presence != PRESENCE_ALWAYS || field->required)) {
    say(choices, "message = inline");
  }
}

static void say_number(Said *choices, const Field *field) {
  const Type *type = field->type;
  if (type->kind == TYPE_INT && type->size < 4) {
    say(choices, "int_bits = %u", 8 * type->size);
  }
  if (field->member.bit_width != 0) {
    say(choices, "bits = %u", field->member.bit_width);
  }
  if (field->varint != HINT_NONE) {
    say(choices, "varint = %s", field->varint == HINT_SMALL ? "small" : "wide");
  }
}

static void say_utf8(const Export *e, Said *choices, const Field *field) {
  bool is_trusted = field->utf8_check == CHOICE_NO;
  if (field->type->kind == TYPE_TEXT && is_trusted && (e->checks_utf8 || e->syntax == PROTO_3)) {
    say(choices, "utf8 = trust");
  }
}

static void say_value(const Export *e, Said *choices, const Field *field) {
  if (field->type->kind == TYPE_TEXT || field->type->kind == TYPE_BYTES) {
    say_text(choices, field);
    say_utf8(e, choices, field);
  } else if (proto_is_message(field)) {
    say_message(choices, field);
  } else {
    say_number(choices, field);
  }
}

static void say_part(const Export *e, Said *choices, const char *part, const Field *field) {
  bool is_there = field->presence == PRESENCE_IMPLICIT || field->presence == PRESENCE_ALWAYS;
  choices->part = part;
  say_value(e, choices, field);
  if (!is_there && !(field->by_pointer && proto_is_message(field))) {
    say(choices, "presence = explicit");
  }
  choices->part = "";
}

// How it holds keys and values, and what its entries are called.
static void say_map(const Export *e, Said *choices, const Field *field) {
  const Message *entry = field->type->message;
  if (scope_is_hidden(e, entry)) {
    say(choices, "entry = %s", entry->name);
  }
  say_part(e, choices, "key.", map_key_field(entry));
  say_part(e, choices, "value.", map_value_field(entry));
}

const char *choices_of_field(const Export *e, const Field *field) {
  Said choices = said_new(e->arena);
  const char *name = scope_last_name(field->wire_name);
  if (!str_equal(name, field->name)) {
    say(&choices, "name = %s", field->name);
  }
  say_presence(&choices, field);
  if (field->map) {
    say_map(e, &choices, field);
  } else {
    say_value(e, &choices, field);
  }
  say_list(&choices, field);
  return str_text(&choices.text);
}
