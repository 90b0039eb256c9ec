// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What protobuf cannot say, as errors where the user wrote it: fields without
// a number or with one of its own, types that it does not have, enums that do
// not fit. What is wrong for every format (a number taken twice or reserved, an
// option that does not go with a type, a map of another shape) was judged
// before: by the front end, and by schema_check.

#include <stdlib.h>

#include "formats/protobuf.h"

#define NUMBER_MAX 536870911u // 2^29 - 1
#define RESERVED_FIRST 19000u // for protobuf's own implementations
#define RESERVED_LAST 19999u

typedef struct Check {
  Diag *diag;
  VEC(const Enum *) enums; // used by a field; with duplicates
} Check;

// ---- Numbers ----

static void check_number(const Check *c, const Field *field) {
  if (!field->has_number) {
    diag_error(c->diag, field->at,
               "field '%s' has no number, which protobuf needs; write HONE(n) with a number from 1 "
               "to %u, or HONE_SKIP",
               field->name, NUMBER_MAX);
  } else if (field->number >= RESERVED_FIRST && field->number <= RESERVED_LAST) {
    diag_error(c->diag, field->at,
               "field '%s': the numbers %u to %u belong to protobuf itself; write another one",
               field->name, RESERVED_FIRST, RESERVED_LAST);
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

static void check_group(const Check *c, const Field *field) {
  if (field->group && field->map) {
    diag_error(c->diag, field->at,
               "field '%s': the entries of a map are no groups; leave 'group' or 'map' out",
               field->name);
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
  check_type(c, field);
  check_group(c, field);
  if (field->type->kind == TYPE_ENUM) {
    check_closed(c, field);
    vec_push(arena, &c->enums, field->type->enumeration);
  }
}

// Extensions lie among the unknown fields of their message.
static void check_set(const Check *c, const Message *set) {
  if (!member_exists(&set->extends->unknown)) {
    diag_error(c->diag, set->at,
               "'%s' extends '%s', which keeps no unknown fields, where extensions are; add "
               "`hone_unknown unknown HONE_UNKNOWN;` to '%s'",
               set->name, set->extends->name, set->extends->name);
    diag_note(c->diag, set->extends->at, "'%s' is here", set->extends->name);
  }
}

void protobuf_check(const Schema *schema, Diag *diag) {
  Check c = {.diag = diag};
  const bool *used = format_used(schema->arena, schema);
  for (size_t i = 0; i < schema->messages.count; i++) {
    const Message *message = schema->messages.items[i];
    if (used[i] && message->extends != NULL) {
      check_set(&c, message);
    }
    for (size_t k = 0; used[i] && k < message->fields.count; k++) {
      check_field(&c, schema->arena, message->fields.items[k]);
    }
  }
  check_enums(&c, schema);
}
