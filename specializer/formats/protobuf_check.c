// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What protobuf cannot say, as errors where the user wrote it: fields without
// a number or with a reserved one, types and options that it does not have,
// maps and enums of another shape. What is wrong for every format (two fields
// with one number) was judged by schema_check.

#include <inttypes.h>
#include <stdlib.h>

#include "formats/protobuf.h"
#include "support/str.h"

#define NUMBER_MAX 536870911u // 2^29 - 1
#define RESERVED_FIRST 19000u // for protobuf's own implementations
#define RESERVED_LAST 19999u

typedef struct Check {
  Diag *diag;
  VEC(const Enum *) enums; // used by a field; with duplicates
} Check;

// ---- Numbers and names ----

static bool ranges_hold(const Range *ranges, size_t count, uint32_t number) {
  for (size_t i = 0; i < count; i++) {
    if (ranges[i].first <= number && number <= ranges[i].last) {
      return true;
    }
  }
  return false;
}

static void check_extension_number(const Check *c, const Field *field) {
  const Message *extended = field->parent->extends;
  if (!ranges_hold(extended->extensions.items, extended->extensions.count, field->number)) {
    diag_error(c->diag, field->at,
               "field '%s': %" PRIu32 " is no extension number of '%s'; write a number of its "
               "ranges, or widen HONE_MESSAGE(extensions = \"...\")",
               field->name, field->number, extended->name);
  }
}

static void check_number(const Check *c, const Field *field) {
  const Message *message = field->parent;
  uint32_t number = field->number;
  if (!field->has_number) {
    diag_error(c->diag, field->at,
               "field '%s' has no number, which protobuf needs; write HONE(n) with a number from 1 "
               "to %u, or HONE_SKIP",
               field->name, NUMBER_MAX);
    return;
  }
  if (number < 1 || number > NUMBER_MAX) {
    diag_error(c->diag, field->at,
               "field '%s': protobuf has no field number %" PRIu32 "; write one from 1 to %u",
               field->name, number, NUMBER_MAX);
  } else if (number >= RESERVED_FIRST && number <= RESERVED_LAST) {
    diag_error(c->diag, field->at,
               "field '%s': the numbers %u to %u belong to protobuf itself; write another one",
               field->name, RESERVED_FIRST, RESERVED_LAST);
  }
  if (message->extends != NULL) {
    check_extension_number(c, field);
  } else if (ranges_hold(message->reserved.items, message->reserved.count, number)) {
    diag_error(c->diag, field->at,
               "field '%s': %" PRIu32 " is reserved in '%s'; write another number", field->name,
               number, message->name);
  } else if (ranges_hold(message->extensions.items, message->extensions.count, number)) {
    diag_error(c->diag, field->at,
               "field '%s': %" PRIu32 " is in an extension range of '%s'; write another number",
               field->name, number, message->name);
  }
}

static void check_name(const Check *c, const Field *field) {
  const Message *message = field->parent;
  for (size_t i = 0; i < message->reserved_names.count; i++) {
    if (str_equal(message->reserved_names.items[i], field->wire_name)) {
      diag_error(c->diag, field->at,
                 "field '%s': its name is reserved in '%s'; write name = \"...\" with another one",
                 field->name, message->name);
    }
  }
}

// ---- Types and options ----

static void check_type(const Check *c, const Field *field) {
  switch (field->type->kind) {
  case TYPE_WTEXT:
    diag_error(c->diag, field->at,
               "field '%s': protobuf has no wide text; use hone_str with UTF-8, or HONE_SKIP",
               field->name);
    return;
  case TYPE_FLOAT:
    if (protobuf_scalar(field) == NULL) {
      diag_error(c->diag, field->at, "field '%s': protobuf has no '%s'; use double, or HONE_SKIP",
                 field->name, field->type->spelling);
    }
    return;
  default:
    return;
  }
}

static void check_options(const Check *c, const Field *field) {
  const Type *type = field->type;
  if (field->zigzag && (type->kind != TYPE_INT || !type->is_signed)) {
    diag_error(c->diag, field->at,
               "field '%s': 'zigzag' is for signed integers, and this is '%s'; leave it out",
               field->name, type->spelling);
  }
  if (field->fixed && type->kind != TYPE_INT) {
    diag_error(c->diag, field->at,
               "field '%s': 'fixed' is for integers, and this is '%s'; leave it out", field->name,
               type->spelling);
  }
  if (field->fixed && field->zigzag) {
    diag_error(c->diag, field->at,
               "field '%s': 'fixed' and 'zigzag' are two encodings of one integer; write one",
               field->name);
  }
  if (field->group && (type->kind != TYPE_MESSAGE || field->map)) {
    diag_error(c->diag, field->at,
               "field '%s': only a message can be a 'group'; leave it out, or make '%s' a struct "
               "with HONE_MESSAGE()",
               field->name, type->spelling);
  }
  bool can_pack = field_is_repeated(field) && protobuf_is_packable(protobuf_scalar(field));
  if (field->packed == CHOICE_YES && !can_pack) {
    diag_error(c->diag, field->at,
               "field '%s': only repeated numbers, bools and enums can be 'packed'; leave it out",
               field->name);
  }
  if (field->required && (field_is_repeated(field) || field->presence == PRESENCE_ARM)) {
    diag_error(c->diag, field->at, "field '%s': %s cannot be 'required'; leave it out", field->name,
               field_is_repeated(field) ? "a repeated field" : "an arm of a oneof");
  }
}

static bool enum_has_zero(const Enum *enumeration) {
  for (size_t i = 0; i < enumeration->values.count; i++) {
    if (enumeration->values.items[i].value == 0) {
      return true;
    }
  }
  return false;
}

// An absent field reads as zero, which such an enum does not take.
static void check_closed(const Check *c, const Field *field) {
  const Enum *enumeration = field->type->enumeration;
  if (!enumeration->closed || enumeration->mask || field_is_repeated(field) ||
      field->presence != PRESENCE_IMPLICIT || field->default_value.kind != VALUE_NONE ||
      field->required || enum_has_zero(enumeration)) {
    return;
  }
  diag_error(c->diag, field->at,
             "field '%s': the closed enum '%s' has no enumerator 0, which an absent field would "
             "be; write 'always', 'required' or a default, or give it a presence member",
             field->name, enumeration->name);
}

// ---- Maps ----

static const Field *field_numbered(const Message *message, uint32_t number) {
  for (size_t i = 0; i < message->fields.count; i++) {
    const Field *field = message->fields.items[i];
    if (field->has_number && field->number == number) {
      return field;
    }
  }
  return NULL;
}

static bool can_be_key(const Field *key) {
  TypeKind kind = key->type->kind;
  return !field_is_repeated(key) && (kind == TYPE_BOOL || kind == TYPE_INT || kind == TYPE_TEXT);
}

static void check_map(const Check *c, const Field *field) {
  const Message *entry = field->type->message;
  const Field *key = NULL, *value = NULL;
  if (entry != NULL && entry->fields.count == 2) {
    key = field_numbered(entry, 1);
    value = field_numbered(entry, 2);
  }
  if (key == NULL || value == NULL) {
    diag_error(c->diag, field->at,
               "field '%s': the entries of a map have two fields, the key HONE(1) and the value "
               "HONE(2), and '%s' has not; change it, or leave 'map' out",
               field->name, field->type->spelling);
    return;
  }
  if (!can_be_key(key)) {
    diag_error(c->diag, key->at,
               "field '%s': a map's key is an integer, a bool or a text, and this is %s'%s'; "
               "change it, or leave 'map' out of '%s'",
               key->name, field_is_repeated(key) ? "repeated " : "", key->type->spelling,
               field->name);
  }
  if (field_is_repeated(value)) {
    diag_error(c->diag, value->at,
               "field '%s': a map's value cannot be repeated; put it into a message, or leave "
               "'map' out of '%s'",
               value->name, field->name);
  }
}

// ---- Enums ----

static int compare_pointers(const void *a, const void *b) {
  const Enum *x = *(const Enum *const *)a, *y = *(const Enum *const *)b;
  return ((uintptr_t)x > (uintptr_t)y) - ((uintptr_t)x < (uintptr_t)y);
}

static void check_enum(const Check *c, const Enum *enumeration) {
  for (size_t i = 0; i < enumeration->values.count; i++) {
    const Enumerator *value = &enumeration->values.items[i];
    bool huge = !enumeration->is_signed && value->value < 0;
    if (huge || value->value < INT32_MIN || value->value > INT32_MAX) {
      diag_error(c->diag, value->at,
                 "enumerator '%s': an enum of protobuf holds 32 bits with a sign; use a smaller "
                 "value, or an integer member instead of '%s'",
                 value->name, enumeration->name);
    }
  }
}

// Once each, in the order of declaration.
static void check_enums(Check *c, const Schema *schema) {
  if (c->enums.count == 0) {
    return;
  }
  qsort(c->enums.items, c->enums.count, sizeof *c->enums.items, compare_pointers);
  for (size_t i = 0; i < schema->enums.count; i++) {
    const Enum *enumeration = schema->enums.items[i];
    if (bsearch(&enumeration, c->enums.items, c->enums.count, sizeof *c->enums.items,
                compare_pointers) != NULL) {
      check_enum(c, enumeration);
    }
  }
}

// ---- All ----

static void check_field(Check *c, Arena *arena, const Field *field) {
  check_number(c, field);
  check_name(c, field);
  check_type(c, field);
  check_options(c, field);
  if (field->map) {
    check_map(c, field);
  }
  if (field->type->kind == TYPE_ENUM) {
    check_closed(c, field);
    vec_push(arena, &c->enums, field->type->enumeration);
  }
}

void protobuf_check(const Schema *schema, Diag *diag) {
  Check c = {.diag = diag};
  const bool *used = format_used(schema->arena, schema);
  for (size_t i = 0; i < schema->messages.count; i++) {
    const Message *message = schema->messages.items[i];
    for (size_t k = 0; used[i] && k < message->fields.count; k++) {
      check_field(&c, schema->arena, message->fields.items[k]);
    }
  }
  check_enums(&c, schema);
}
