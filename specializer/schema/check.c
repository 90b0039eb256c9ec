/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What can be judged of a schema without knowing a format: numbers and names
 * that meet, maps, extensions, values by value. Sorted copies and marks keep
 * every check near linear.
 */
#include <stdlib.h>
#include <string.h>

#include "schema/check.h"
#include "support/str.h"

// ---- Fields of a message ----

static int by_number(const void *a, const void *b) {
  const Field *x = *(const Field *const *)a, *y = *(const Field *const *)b;
  return x->number < y->number ? -1 : x->number > y->number;
}

static int by_name(const void *a, const void *b) {
  const Field *x = *(const Field *const *)a, *y = *(const Field *const *)b;
  return strcmp(x->name, y->name);
}

static int by_wire_name(const void *a, const void *b) {
  const Field *x = *(const Field *const *)a, *y = *(const Field *const *)b;
  return strcmp(x->wire_name, y->wire_name);
}

// The later of two in the source, which is where the mistake was made.
static const Field *later(const Field *a, const Field *b) {
  return a->at.line > b->at.line || (a->at.line == b->at.line && a->at.column > b->at.column) ? a
                                                                                              : b;
}

static void report_pair(Diag *diag, const Field *a, const Field *b, const char *text) {
  const Field *second = later(a, b), *first = second == a ? b : a;
  diag_error(diag, second->at, "%s", text);
  diag_note(diag, first->at, "'%s' is here", first->name);
}

static void check_fields(const Schema *schema, const Message *message, Diag *diag) {
  size_t n = message->fields.count;
  if (n == 0) {
    return;
  }
  const Field **sorted = arena_array(schema->arena, const Field *, n);
  memcpy(sorted, message->fields.items, n * sizeof *sorted);
  qsort(sorted, n, sizeof *sorted, by_number);
  for (size_t i = 1; i < n; i++) {
    const Field *a = sorted[i - 1], *b = sorted[i];
    if (a->has_number && b->has_number && a->number == b->number) {
      report_pair(diag, a, b,
                  arena_format(schema->arena,
                               "'%s' and '%s' both have the number %u; give one another",
                               later(a, b) == a ? b->name : a->name, later(a, b)->name, a->number));
    }
  }
  qsort(sorted, n, sizeof *sorted, by_name);
  for (size_t i = 1; i < n; i++) {
    if (str_equal(sorted[i - 1]->name, sorted[i]->name)) {
      report_pair(diag, sorted[i - 1], sorted[i],
                  arena_format(schema->arena,
                               "two fields of this message are called '%s'; rename a member",
                               sorted[i]->name));
    }
  }
  qsort(sorted, n, sizeof *sorted, by_wire_name);
  for (size_t i = 1; i < n; i++) {
    if (str_equal(sorted[i - 1]->wire_name, sorted[i]->wire_name) &&
        !str_equal(sorted[i - 1]->name, sorted[i]->name)) {
      report_pair(diag, sorted[i - 1], sorted[i],
                  arena_format(schema->arena,
                               "two fields of this message have the name \"%s\"; change one `name`",
                               sorted[i]->wire_name));
    }
  }
}

// ---- Ranges ----

static const Range *range_of(const Range *ranges, size_t count, uint32_t number) {
  for (size_t i = 0; i < count; i++) {
    if (number >= ranges[i].first && number <= ranges[i].last) {
      return &ranges[i];
    }
  }
  return NULL;
}

static void check_ranges(const Message *message, Diag *diag) {
  for (size_t i = 0; i < message->fields.count; i++) {
    const Field *field = message->fields.items[i];
    if (field->has_number &&
        range_of(message->reserved.items, message->reserved.count, field->number) != NULL) {
      diag_error(diag, field->at, "the number %u of '%s' is reserved in this message; take another",
                 field->number, field->name);
    }
    if (field->has_number && message->extends == NULL &&
        range_of(message->extensions.items, message->extensions.count, field->number) != NULL) {
      diag_error(diag, field->at,
                 "the number %u of '%s' is kept for extensions in this message; take another",
                 field->number, field->name);
    }
    for (size_t k = 0; k < message->reserved_names.count; k++) {
      if (str_equal(message->reserved_names.items[k], field->wire_name)) {
        diag_error(diag, field->at, "the name \"%s\" is reserved in this message; take another",
                   field->wire_name);
      }
    }
    const Message *extended = message->extends;
    if (extended != NULL && field->has_number &&
        range_of(extended->extensions.items, extended->extensions.count, field->number) == NULL) {
      diag_error(
          diag, field->at,
          "the number %u of '%s' is no extension of '%s'; add it there: `extensions = \"...\"`",
          field->number, field->name, extended->name);
    }
  }
}

// ---- Oneofs ----

static void check_labels(const Oneof *oneof, Diag *diag) {
  const Field *otherwise = NULL;
  for (size_t i = 0; i < oneof->arms.count; i++) {
    const Field *arm = oneof->arms.items[i];
    if (arm->cases.is_default && otherwise != NULL) {
      diag_error(diag, arm->at, "'%s' and '%s' both are `case_default`; keep one", otherwise->name,
                 arm->name);
    }
    otherwise = arm->cases.is_default ? arm : otherwise;
    for (size_t c = 0; c < arm->cases.count; c++) {
      for (size_t k = 0; k <= i; k++) {
        const Field *other = oneof->arms.items[k];
        size_t end = k == i ? c : other->cases.count;
        for (size_t d = 0; d < end; d++) {
          if (other->cases.items[d] == arm->cases.items[c]) {
            diag_error(diag, arm->at, "the case %lld of '%s' is taken by '%s'; give it another",
                       (long long)arm->cases.items[c], arm->name, other->name);
          }
        }
      }
    }
  }
}

// ---- Maps ----

static void check_map(const Field *field, Diag *diag) {
  const Message *entry = field->type->message;
  const Field *key = map_key_field(entry), *value = map_value_field(entry);
  if (key == NULL || value == NULL || entry->fields.count != 2) {
    diag_error(diag, field->at,
               "'%s' is a map, but '%s' is not made of two fields 'key' and 'value'; "
               "name them so, or drop `map`",
               field->name, entry->name);
    return;
  }
  if ((key->has_number && key->number != 1) || (value->has_number && value->number != 2)) {
    diag_error(
        diag, field->at,
        "'%s' is a map, whose entry has the numbers 1 for 'key' and 2 for 'value'; give '%s' these",
        field->name, entry->name);
  }
  TypeKind kind = key->type->kind;
  if ((kind != TYPE_BOOL && kind != TYPE_INT && kind != TYPE_TEXT) || field_is_repeated(key)) {
    diag_error(diag, key->at,
               "a map's key is an integer, a bool or text; change its type, or drop `map` "
               "at '%s'",
               field->name);
  }
  if (field_is_repeated(value)) {
    diag_error(diag, value->at,
               "a map's value is one value; put the repeated field into a message");
  }
}

// ---- Enums ----

static void check_reserved_values(const Enum *e, Diag *diag) {
  for (size_t i = 0; i < e->values.count; i++) {
    const Enumerator *value = &e->values.items[i];
    for (size_t k = 0; k < e->reserved.count; k++) {
      if (value->value >= e->reserved.items[k].first && value->value <= e->reserved.items[k].last) {
        diag_error(diag, value->at, "the value of '%s' is reserved in this enum; take another",
                   value->name);
      }
    }
    for (size_t k = 0; k < e->reserved_names.count; k++) {
      if (str_equal(e->reserved_names.items[k], value->wire_name)) {
        diag_error(diag, value->at, "the name \"%s\" is reserved in this enum; take another",
                   value->wire_name);
      }
    }
  }
}

// ---- The schema ----

static int by_message_name(const void *a, const void *b) {
  const Message *x = *(const Message *const *)a, *y = *(const Message *const *)b;
  int order = strcmp(x->name, y->name);
  return order != 0 ? order : x->index < y->index ? -1 : x->index > y->index;
}

static int by_full_name(const void *a, const void *b) {
  const Message *x = *(const Message *const *)a, *y = *(const Message *const *)b;
  int order = strcmp(x->full_name, y->full_name);
  return order != 0 ? order : x->index < y->index ? -1 : x->index > y->index;
}

static void check_names(const Schema *schema, Diag *diag) {
  size_t n = schema->messages.count;
  if (n == 0) {
    return;
  }
  const Message **sorted = arena_array(schema->arena, const Message *, n);
  memcpy(sorted, schema->messages.items, n * sizeof *sorted);
  qsort(sorted, n, sizeof *sorted, by_message_name);
  for (size_t i = 1; i < n; i++) {
    if (str_equal(sorted[i - 1]->name, sorted[i]->name)) {
      diag_error(diag, sorted[i]->at,
                 "two messages are called '%s' in generated code ('%s' and '%s'); rename one",
                 sorted[i]->name, sorted[i - 1]->c_type, sorted[i]->c_type);
      diag_note(diag, sorted[i - 1]->at, "the other one is here");
    }
  }
  qsort(sorted, n, sizeof *sorted, by_full_name);
  for (size_t i = 1; i < n; i++) {
    if (str_equal(sorted[i - 1]->full_name, sorted[i]->full_name) &&
        !str_equal(sorted[i - 1]->name, sorted[i]->name)) {
      diag_error(diag, sorted[i]->at, "two messages have the full name \"%s\"; change one `name`",
                 sorted[i]->full_name);
      diag_note(diag, sorted[i - 1]->at, "the other one is here");
    }
  }
}

void schema_check(const Schema *schema, Diag *diag) {
  check_names(schema, diag);
  schema_check_extensions(schema, diag);
  for (size_t i = 0; i < schema->enums.count; i++) {
    check_reserved_values(schema->enums.items[i], diag);
  }
  for (size_t i = 0; i < schema->messages.count; i++) {
    const Message *message = schema->messages.items[i];
    check_fields(schema, message, diag);
    check_ranges(message, diag);
    for (size_t k = 0; k < message->oneofs.count; k++) {
      if (message->oneofs.items[k]->labels) {
        check_labels(message->oneofs.items[k], diag);
      }
    }
    for (size_t k = 0; k < message->fields.count; k++) {
      if (message->fields.items[k]->map) {
        check_map(message->fields.items[k], diag);
      }
    }
  }
}
