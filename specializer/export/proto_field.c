/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A field's line: label, type, name, number, options, and behind it what .proto
 * has no words for.
 */
#include <inttypes.h>
#include <math.h>
#include <stdarg.h>
#include <stdlib.h>

#include "export/proto_writer.h"

void write_option(Str *options, const char *format, ...) {
  char text[128];
  va_list args, again;
  va_start(args, format);
  va_copy(again, args);
  int size = vsnprintf(text, sizeof text, format, args);
  va_end(args);
  char *whole = arena_alloc(options->arena, (size_t)size + 1);
  vsnprintf(whole, (size_t)size + 1, format, again);
  va_end(again);
  str_addf(options, "%s%s", options->size != 0 ? ", " : "", whole);
}

// ---- Defaults ----

// The shortest that reads back as the same number.
static const char *floating(Arena *arena, double number, bool is_single) {
  if (isnan(number)) {
    return "nan";
  }
  if (isinf(number)) {
    return number < 0 ? "-inf" : "inf";
  }
  for (int digits = 1; digits < 17; digits++) {
    const char *text = arena_format(arena, "%.*g", digits, number);
    if (is_single ? strtof(text, NULL) == (float)number : strtod(text, NULL) == number) {
      return text;
    }
  }
  return arena_format(arena, "%.17g", number);
}

static const char *enumerator(const Field *field) {
  const Enum *enumeration = field->type->enumeration;
  for (size_t i = 0; i < enumeration->values.count; i++) {
    if (enumeration->values.items[i].value == field->default_value.integer) {
      return enumeration->values.items[i].wire_name;
    }
  }
  return NULL;
}

static void add_default(const Export *e, Str *options, const Field *field) {
  const Value *value = &field->default_value;
  bool is_single = field->type->size == 4;
  switch (value->kind) {
  case VALUE_NONE:
    return;
  case VALUE_FLOAT:
    write_option(options, "default = %s", floating(e->arena, value->number, is_single));
    return;
  case VALUE_TEXT:
    write_option(options, "default = \"%s\"", str_c_escape(e->arena, value->text, value->size));
    return;
  case VALUE_INTEGER:
    break;
  }
  if (field->type->kind == TYPE_ENUM && enumerator(field) == NULL) {
    diag_error(e->diag, field->at,
               "the default of '%s' is no enumerator of '%s', which a .proto file needs; name one",
               field->name, field->type->enumeration->name);
  } else if (field->type->kind == TYPE_ENUM) {
    write_option(options, "default = %s", enumerator(field));
  } else if (field->type->kind == TYPE_BOOL) {
    write_option(options, "default = %s", value->integer != 0 ? "true" : "false");
  } else if (value->is_unsigned) {
    write_option(options, "default = %" PRIu64, (uint64_t)value->integer);
  } else {
    write_option(options, "default = %" PRId64, value->integer);
  }
}

// ---- Features: edition 2023 ----

static void add_features(const Export *e, Str *options, const Field *field) {
  ProtoPresence presence = proto_presence(field);
  if (presence == PROTO_PRESENCE_REQUIRED) {
    write_option(options, "features.field_presence = LEGACY_REQUIRED");
  } else if (presence == PROTO_PRESENCE_IMPLICIT && !e->is_implicit) {
    write_option(options, "features.field_presence = IMPLICIT");
  } else if (presence == PROTO_PRESENCE_EXPLICIT && e->is_implicit) {
    write_option(options, "features.field_presence = EXPLICIT");
  }
  if (field_is_repeated(field) && proto_is_packable(field) && !proto_is_packed(field)) {
    write_option(options, "features.repeated_field_encoding = EXPANDED");
  }
  if (field->type->kind == TYPE_TEXT && field->utf8_check == CHOICE_NO) {
    write_option(options, "features.utf8_validation = NONE");
  }
  if (field->group) {
    write_option(options, "features.message_encoding = DELIMITED");
  }
}

// ---- The line ----

static const char *label(const Export *e, const Field *field) {
  if (field->map || field->oneof != NULL) {
    return "";
  }
  if (field_is_repeated(field)) {
    return "repeated ";
  }
  ProtoPresence presence = proto_presence(field);
  if (e->syntax == PROTO_2) {
    return presence == PROTO_PRESENCE_REQUIRED ? "required " : "optional ";
  }
  return e->syntax == PROTO_3 && presence == PROTO_PRESENCE_EXPLICIT ? "optional " : "";
}

static const char *type_in(const Export *e, const Scope *scope, const Field *field) {
  const char *scalar = proto_scalar(field);
  return scalar != NULL ? scalar : scope_reference(e, scope, proto_named(field));
}

static const char *whole_type(const Export *e, const Scope *scope, const Field *field) {
  if (!field->map) {
    return type_in(e, scope, field);
  }
  const Message *entry = field->type->message;
  return arena_format(e->arena, "map<%s, %s>", type_in(e, scope, map_key_field(entry)),
                      type_in(e, scope, map_value_field(entry)));
}

static const char *options_of(const Export *e, const Field *field) {
  Str options = str_new(e->arena);
  add_default(e, &options, field);
  if (e->syntax == PROTO_2 && proto_is_packed(field)) {
    write_option(&options, "packed = true");
  } else if (e->syntax == PROTO_3 && field_is_repeated(field) && proto_is_packable(field) &&
             !proto_is_packed(field)) {
    write_option(&options, "packed = false");
  }
  if (e->syntax == PROTO_2023) {
    add_features(e, &options, field);
  }
  // An extension is called by its full name in JSON.
  if (field->json_name != NULL && field->parent->extends == NULL) {
    write_option(&options, "json_name = \"%s\"",
                 str_c_escape(e->arena, field->json_name, strlen(field->json_name)));
  }
  if (field->deprecated) {
    write_option(&options, "deprecated = true");
  }
  return options.size != 0 ? arena_format(e->arena, " [%s]", str_text(&options)) : "";
}

void write_field(Export *e, unsigned depth, const Scope *scope, const Field *field) {
  const char *choices = choices_of_field(e, field);
  write_doc(e, depth, field->doc);
  str_addf(&e->out, "%*s%s", (int)(2 * depth), "", label(e, field));
  if (field->group && e->syntax == PROTO_2) {
    const Scope *group = map_get(&e->scopes, field->type->message->full_name);
    str_addf(&e->out, "group %s = %u%s {", group->name, field->number, options_of(e, field));
    write_end(e, choices);
    write_body(e, depth + 1, group);
    str_addf(&e->out, "%*s}\n", (int)(2 * depth), "");
    return;
  }
  str_addf(&e->out, "%s %s = %u%s;", whole_type(e, scope, field), scope_last_name(field->wire_name),
           field->number, options_of(e, field));
  write_end(e, choices);
}
